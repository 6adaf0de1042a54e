import ArgumentParser

/// The formats of a map.
enum MapFormat: String, ExpressibleByArgument, CaseIterable {
  case json, html, svg, mermaid, dot, text, swift
}
