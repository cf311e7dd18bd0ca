import { realtimeLimits } from '../limits.ts'

/** `deep`: nested too deeply; `wide`: too many values. */
export type JsonShape = 'ok' | 'deep' | 'wide'

const backslash = 0x5c

/** Characters to count. A regular expression skips long numbers and strings natively. */
const marks = /[",[\]{}]/g

/** Checks the limits of a JSON text before parsing. Invalid JSON is left to the parser. */
export function jsonShape(text: string): JsonShape {
  const { jsonDepth, jsonValues } = realtimeLimits
  let depth = 0
  let values = 1
  let strings = 0
  marks.lastIndex = 0
  while (marks.test(text)) {
    const at = marks.lastIndex - 1
    switch (text[at]) {
      case '"':
        marks.lastIndex = endOfString(text, at) + 1
        strings += 1
        break
      case ',':
        values += 1
        break
      case '[':
      case '{':
        depth += 1
        values += 1
        break
      default:
        depth -= 1
    }
    if (depth > jsonDepth) return 'deep'
    if (depth < 0) return 'ok' // the parser refuses such a text at once
    // A value has at most one key.
    if (values > jsonValues || strings > 2 * jsonValues) return 'wide'
  }
  return 'ok'
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1
    if (escapes % 2 === 0) return end
  }
  return text.length
}
