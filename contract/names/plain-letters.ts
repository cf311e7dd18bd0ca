/**
 * Replacements of lower-case letters that Unicode does not decompose, as typed on a keyboard without them.
 */
const plain: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ŧ: 't',
  þ: 'th',
  ς: 'σ',
}

const letters = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')

/**
 * Returns a text in lower case, without accents, and with letters that every keyboard has: "lukasz" for
 * Łukasz, "ostergaard" for Østergaard.
 */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(letters, (letter) => plain[letter] ?? letter)
}
