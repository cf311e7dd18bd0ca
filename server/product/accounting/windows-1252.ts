/** Characters of 0x80 to 0x9F; those of the gaps are not assigned. Source: WHATWG Encoding, index windows-1252. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const codes = new Map([...upper].map((character, place) => [character, 0x80 + place]))
/** Letters that have no decomposition. */
const plain: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '\u2212': '-' }

/** Returns the text in Windows-1252. A letter that it does not have loses its marks; what is left is a question mark. */
export function windows1252(text: string): Buffer {
  const bytes = [...text.normalize('NFC')].flatMap((character) => {
    const code = codeOf(character)
    if (code !== undefined) return [code]
    const bare = plain[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
    const known = [...bare].map(codeOf)
    return known.length > 0 && known.every((one) => one !== undefined) ? known : [0x3f]
  })
  return Buffer.from(bytes as number[]) // every code is known
}

function codeOf(character: string): number | undefined {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80 || (point >= 0xa0 && point <= 0xff)) return point
  return codes.get(character)
}
