import { realtimeLimits } from '../limits.ts'

/** `deep`: nested too deep; `wide`: too many values. */
export type JsonShape = 'ok' | 'deep' | 'wide'

const backslash = 0x5c

/** Checks the bounds of a JSON text before it is parsed. Invalid JSON is left to the parser. */
export function jsonShape(text: string): JsonShape {
  const { jsonDepth, jsonValues } = realtimeLimits
  let depth = 0
  let values = 1
  let strings = 0
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        at = endOfString(text, at)
        strings += 1
        break
      case 0x2c: // ,
        values += 1
        break
      case 0x5b: // [
      case 0x7b: // {
        depth += 1
        values += 1
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1
        break
    }
    if (depth > jsonDepth) return 'deep'
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
