export interface JsonBounds {
  readonly maxDepth: number
  /** Maximum number of values in objects and arrays, at any depth; an empty object or array counts twice. */
  readonly maxValues: number
}

/**
 * Returns the first bound that a JSON text exceeds, by scanning its characters: parsing a hostile text takes
 * a hundred times as long. Text that is not JSON may pass.
 */
export function exceededJsonBound(
  text: string,
  { maxDepth, maxValues }: JsonBounds,
): keyof JsonBounds | undefined {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === quote) {
      at = endOfString(text, at)
    } else if (character === openBrace || character === openBracket) {
      if (++depth > maxDepth) return 'maxDepth'
      if (++values > maxValues) return 'maxValues'
    } else if (character === closeBrace || character === closeBracket) {
      depth--
    } else if (character === comma && ++values > maxValues) {
      return 'maxValues'
    }
  }
  return undefined
}

const quote = 0x22
const comma = 0x2c
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/** Returns the index of the closing quote, or of the end of an unclosed string. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text.charCodeAt(before - 1) === backslash) before--
    if ((end - before) % 2 === 0) return end
  }
  return text.length
}
