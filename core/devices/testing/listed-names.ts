import { english } from './listed-names/english.ts'
import { french } from './listed-names/french.ts'
import { german } from './listed-names/german.ts'
import { otherLanguages } from './listed-names/other-languages.ts'
import { spanish } from './listed-names/spanish.ts'
import { takenLater } from './listed-names/taken-later.ts'
import type { WrittenNames } from './written-names.ts'

/**
 * Titles of listings as they were: one set for each source. Their devices were noted before the reader read
 * them.
 */
export const listedNames: readonly WrittenNames[] = [
  ...english,
  ...french,
  ...german,
  ...spanish,
  ...otherLanguages,
  ...takenLater,
]
