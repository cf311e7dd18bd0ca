/** Scripts in which words are spelled wrong without joiners. */
const joiningScripts = [
  'Arab',
  'Syrc',
  'Nkoo',
  'Adlm',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Mymr',
  'Khmr',
]
const joining = `[${joiningScripts.map((script) => `\\p{scx=${script}}`).join('')}]`

/** Invisible characters that some scripts need, with the character in front of them. */
const needed = [
  // Joiners between letters, or after a mark: Persian, Hindi, Sinhala.
  `(?=\\p{L})${joining}[\\u200c\\u200d](?=${joining})|(?=\\p{M})${joining}[\\u200c\\u200d]`,
  // Variation selectors of Mongolian and Han.
  '\\p{scx=Mong}[\\u180b-\\u180f]|\\p{scx=Hani}\\p{VS}',
  // Joiners and selectors inside one emoji: families, keycaps, flags of regions.
  '[\\p{ExtPict}\\p{EMod}](?:\\ufe0f?\\u200d(?=\\p{ExtPict})|\\ufe0f)|[0-9#*]\\ufe0f(?=\\u20e3)',
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
].join('|')

/**
 * Default ignorable code points, including all that change the direction of text; controls; blank letters.
 */
const invisible = '[\\p{DI}\\p{Cc}\\p{Zl}\\p{Zp}\\u2800\\ufff9-\\ufffb]'

const neededOrInvisible = new RegExp(`(${needed})|${invisible}`, 'gu')

/** Returns a text without invisible characters, except those that its script needs. */
export function withoutInvisible(text: string): string {
  return text.replace(neededOrInvisible, '$1')
}

/**
 * Returns the name in a text of a stranger, cleaned instead of refused; empty if the text has no letter or
 * digit.
 */
export function nameIn(text: string): string {
  const name = withoutInvisible(text).trim()
  return hasLetter(name) ? name : ''
}

export function hasInvisible(text: string): boolean {
  return withoutInvisible(text) !== text
}

/** True if a text has a letter or a digit, as every name must. */
export function hasLetter(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
