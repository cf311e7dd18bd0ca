/**
 * Characters of the bytes 0x80 to 0x9F; unassigned bytes map to control characters. Source: WHATWG Encoding,
 * index windows-1252.
 */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const codes = new Map([...upper].map((character, place) => [character, 0x80 + place]))
/** Replacements of letters without a decomposition. */
const plain: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '\u2212': '-' }

/**
 * Encodes a text in Windows-1252. A letter missing there loses its accents; any other character becomes a
 * question mark.
 */
export function windows1252(text: string): Buffer {
  const bytes = [...text.normalize('NFC')].flatMap((character) => {
    const code = codeOf(character)
    if (code !== undefined) return [code]
    const bare = plain[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
    const known = [...bare].map(codeOf)
    return known.length > 0 && known.every((one) => one !== undefined) ? known : [0x3f]
  })
  return Buffer.from(bytes as number[]) // every remaining character has a code
}

function codeOf(character: string): number | undefined {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80 || (point >= 0xa0 && point <= 0xff)) return point
  return codes.get(character)
}
