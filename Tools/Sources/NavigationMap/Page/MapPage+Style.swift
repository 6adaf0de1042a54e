extension MapPage {
  static let style = """
    *{box-sizing:border-box}
    html,body{height:100%;margin:0}
    body{display:flex;flex-direction:column;background:var(--ground);color:var(--text);
    font:14px/1.4 -apple-system,system-ui,"Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif}
    header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:8px 16px;background:var(--card);
    border-bottom:1px solid var(--border)}
    h1{font-size:17px;margin:0;max-width:40vw;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    #counts{margin:0;color:var(--quiet);flex:1 1 220px}
    .tools{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
    input,select,button{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--border);
    border-radius:8px;padding:4px 10px;min-height:32px;max-width:170px}
    input[type=checkbox]{min-height:0;margin:0 4px 0 0}
    button[aria-pressed=true]{background:var(--push);color:var(--card)}
    :focus-visible{outline:3px solid var(--push);outline-offset:2px}
    main{position:relative;flex:1;min-height:0;display:flex}
    #map{flex:1;min-width:0;height:100%;touch-action:none;cursor:grab;user-select:none;-webkit-user-select:none}
    #map.moving{cursor:grabbing}
    .card{cursor:pointer}
    .card:hover .border,.card:focus .border{stroke:var(--push);stroke-width:3}
    .card:focus{outline:none}
    .card.selected .border{stroke:var(--push);stroke-width:4}
    .arrow:hover .line,.arrow.near .line{stroke-width:3}
    .scene{display:none}.scene.shown{display:inline}
    body.walked .arrow.static,body.walked .card.unreached{display:none}
    .dim{opacity:.14}
    body.far .arrow .label{display:none}
    #legend{position:absolute;left:12px;bottom:12px;margin:0;padding:6px 12px;list-style:none;display:flex;
    flex-wrap:wrap;gap:2px 14px;background:var(--card);border:1px solid var(--border);border-radius:10px;
    font-size:12px;max-width:calc(100% - 24px)}
    #legend li{display:flex;align-items:center;gap:6px;color:var(--text)}
    #legend li::before{content:"";width:18px;border-top:2px solid currentColor}
    #legend .kind-push::before{color:var(--push)}#legend .kind-present::before{color:var(--present)}
    #legend .kind-tab::before{color:var(--tab)}#legend .kind-root::before{color:var(--root)}
    #legend .dashed::before{border-top-style:dashed}#legend .thick::before{border-top-width:4px}
    #details{width:340px;max-width:100%;overflow:auto;padding:14px 16px;background:var(--card);
    border-left:1px solid var(--border);overflow-wrap:anywhere}
    #details h2{font-size:16px;margin:0 40px 0 0}
    #details h3{font-size:12px;text-transform:uppercase;letter-spacing:.04em;color:var(--quiet);margin:16px 0 4px}
    #details p{margin:2px 0}
    #details ul{margin:0;padding:0;list-style:none}
    #details li{padding:3px 0}
    #details .quiet{font-size:12px;color:var(--quiet)}
    #details .close{position:absolute;right:12px;top:10px;border:0;background:none;font-size:20px;min-height:44px;
    min-width:44px}
    #details .link{border:0;background:none;color:var(--push);padding:0;text-align:left;max-width:100%;
    min-height:28px}
    pre{background:var(--ground);border-radius:8px;padding:8px 10px;font-size:12px;margin:4px 0;
    white-space:pre-wrap;overflow-wrap:anywhere}
    .problem{color:var(--bad)}
    #tables{position:absolute;inset:0;overflow:auto;padding:8px 16px;background:var(--ground)}
    #tables h2{font-size:15px;margin:12px 0 6px}
    table{border-collapse:collapse;width:100%;background:var(--card)}
    th,td{border:1px solid var(--border);padding:4px 8px;text-align:left;vertical-align:top;
    overflow-wrap:anywhere;max-width:420px}
    #changes{position:absolute;left:12px;top:12px;bottom:60px;width:300px;margin:0;padding:8px 12px 8px 32px;
    overflow:auto;background:var(--card);border:1px solid var(--border);border-radius:10px;height:fit-content;
    max-height:calc(100% - 84px)}
    #changes li{padding:3px 0;overflow-wrap:anywhere}
    #changes .added{color:var(--added);opacity:1}#changes .removed{color:var(--removed);opacity:1}
    #changes .changed{color:var(--changed)}
    #changes [data-goto]{cursor:pointer}
    @media(max-width:700px){
    h1{max-width:none;flex:1 1 100%}
    .tools label,.tools button,.tools input,.tools select{min-height:44px}
    .tools label{display:flex;align-items:center}
    #details{position:absolute;left:0;right:0;bottom:0;width:auto;max-height:60%;border-left:0;
    border-top:1px solid var(--border)}
    #legend{display:none}
    #changes{width:auto;right:12px;max-height:35%}
    }
    """
}
