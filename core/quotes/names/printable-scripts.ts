/**
 * Scripts with fonts for documents, by their Unicode names. A test of server/pdf compares them with the
 * fonts.
 */
export const printableScripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Devanagari',
  'Arabic',
  'Hebrew',
  'Thai',
  'Han',
  'Bopomofo',
  'Hiragana',
  'Katakana',
  'Hangul',
] as const

const printable = [...printableScripts, 'Common', 'Inherited']
const otherLetter = new RegExp(`(?![${printable.map((name) => `\\p{Script=${name}}`).join('')}])\\p{L}`, 'u')

/**
 * Returns the words with a letter of another script, each once. Documents show � in place of such letters.
 */
export function unprintableWords(text: string): readonly string[] {
  return [...new Set(text.split(/\s+/u).filter((word) => otherLetter.test(word)))]
}
