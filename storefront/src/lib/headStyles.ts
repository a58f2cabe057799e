const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g

/** Moves the styles that islands bring from the body to the end of the head, where HTML allows them; each once. */
export function withHeadStyles(html: string): string {
  const body = html.indexOf('<body')
  if (body === -1) return html
  const styles = new Set(html.slice(body).match(STYLE))
  if (styles.size === 0) return html
  const head = html.slice(0, body).replace('</head>', () => `${[...styles].join('')}</head>`)
  return head + html.slice(body).replace(STYLE, '')
}
