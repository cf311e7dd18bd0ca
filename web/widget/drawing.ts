/** Returns a decorative drawing made of our own lines. lines: the content of the svg. */
export function drawing(lines: string, viewBox: string, width: number, height: number): SVGSVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const attributes = { viewBox, width, height, 'aria-hidden': 'true' }
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
  made.innerHTML = lines // written in our sources
  return made
}
