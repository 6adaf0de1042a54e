/// The style of drawings, for pictures and for the page.
enum MapStyle {
  /// Colours as custom properties, light and dark.
  static let drawing = """
    :root{--ground:#f2f2f7;--lane:#e4e4eb;--lane-text:#56565c;--card:#fff;--border:#c6c6cc;--text:#1c1c1e;\
    --quiet:#6a6a70;--push:#0a5fd0;--present:#8a3fc0;--tab:#0b7a5c;--root:#a3480a;--other:#5a5a60;\
    --back:#9a9aa2;--bad:#c4001a;--added:#0f7b2e;--removed:#c4001a;--changed:#9a6200}
    @media(prefers-color-scheme:dark){:root{--ground:#111113;--lane:#1e1e22;--lane-text:#a5a5ad;--card:#2a2a2e;\
    --border:#48484e;--text:#f2f2f7;--quiet:#a0a0a8;--push:#5aa7ff;--present:#c48bf5;--tab:#4cc7a2;\
    --root:#f0975a;--other:#a8a8b0;--back:#6c6c74;--bad:#ff6b78;--added:#5fce7f;--removed:#ff6b78;\
    --changed:#e5b04a}}
    .ground{fill:var(--ground)}
    text{font-family:-apple-system,system-ui,"Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif;\
    fill:var(--text)}
    .lane rect{fill:var(--lane)}
    .lane text{font-size:13px;font-weight:600;fill:var(--lane-text)}
    .frame{fill:var(--card)}
    .border{fill:none;stroke:var(--border)}
    .name{font-size:12px;font-weight:600}
    .id{font-size:9.5px;fill:var(--quiet)}
    .blank{font-size:11px;fill:var(--quiet)}
    .unreached .border{stroke-dasharray:4 4;stroke:var(--quiet)}
    .unreached .frame{fill:var(--ground)}
    .tested .border{stroke-width:3}
    .badge circle{fill:var(--bad)}
    .badge text{font-size:11px;font-weight:700;fill:#fff}
    .arrow{color:var(--other)}
    .arrow .line{fill:none;stroke:currentColor;stroke-width:1.5}
    .arrow .head{fill:currentColor}
    .arrow .hit{fill:none;stroke:transparent;stroke-width:9}
    .arrow .label{font-size:9.5px;fill:currentColor}
    .arrow.tested .line{stroke-width:3}
    .arrow.static .line{stroke-dasharray:5 4}
    .kind-push{color:var(--push)}.kind-present{color:var(--present)}.kind-tab{color:var(--tab)}
    .kind-root,.kind-replace{color:var(--root)}.kind-unwind{color:var(--back)}
    .added .border,.changed .border,.removed .border{stroke-width:4}
    .added .border{stroke:var(--added)}.removed .border{stroke:var(--removed)}
    .changed .border{stroke:var(--changed)}
    .arrow.added{color:var(--added)}.arrow.removed{color:var(--removed)}.removed{opacity:.55}
    """

  static let definitions = """
    <clipPath id="screen"><rect width="132" height="286" rx="12"/></clipPath>
    """
}
