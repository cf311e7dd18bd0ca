/** Emoji with their joiners and modifiers, flags, and keycaps. */
const emoji =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{M}|\u200d|[\u{e0020}-\u{e007f}])+/gu
/**
 * Direction overrides, which would make the printed text differ from the stored one, and control characters,
 * which have no glyph.
 */
const invisible = /[\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}\u{ad}]|(?![\n\t])\p{Cc}/gu
/** Replaces characters that no font has. */
const replacement = '\u{fffd}'

/**
 * Returns a function that reduces a text to what the fonts can print, since an archived PDF must not have
 * missing glyphs. Emoji are removed, other unknown characters become �. The attached data keep every text
 * unchanged.
 */
export function printableWith(points: ReadonlySet<number>): (text: string) => string {
  const keepsPoint = (character: string): string =>
    character === '\n' || points.has(character.codePointAt(0) ?? 0) ? character : replacement
  return (text) => {
    const plain = text
      .normalize('NFC')
      .replace(invisible, '')
      .replace(emoji, (found) => kept(found, points))
    const printed = Array.from(plain.replaceAll('\t', ' '), keepsPoint).join('')
    return text.trim() !== '' && printed.trim() === '' ? replacement : printed
  }
}

/** Digits, © and similar characters are in the class of emoji too. */
function kept(found: string, points: ReadonlySet<number>): string {
  return Array.from(found)
    .filter(
      (character) =>
        !/\p{Default_Ignorable_Code_Point}/u.test(character) && points.has(character.codePointAt(0) ?? 0),
    )
    .join('')
}

/** Applies a function to every text in a JSON value. */
export function printableJson(json: string, printable: (text: string) => string): string {
  return JSON.stringify(
    JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? printable(value) : value)),
  )
}
