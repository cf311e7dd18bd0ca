/** Returns a page without elements whose content is no text: a sign in a script would look like a tag. */
export function withoutScripts(html: string): string {
  const opening = /<(script|style|template|noscript)\b/gi
  let kept = ''
  let at = 0
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    kept += html.slice(at, found.index)
    const closing = new RegExp(`</${found[1]}\\s*>`, 'gi')
    closing.lastIndex = opening.lastIndex
    if (!closing.test(html)) return kept
    at = closing.lastIndex
    opening.lastIndex = at
  }
  return kept + html.slice(at)
}
