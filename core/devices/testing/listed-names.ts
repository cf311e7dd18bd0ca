import { english } from './listed-names/english.ts'
import { french } from './listed-names/french.ts'
import { german } from './listed-names/german.ts'
import { laterEnglish } from './listed-names/later-english.ts'
import { laterGerman } from './listed-names/later-german.ts'
import { laterFrench } from './listed-names/later-french.ts'
import { laterSpanish } from './listed-names/later-spanish.ts'
import { laterOtherLanguages } from './listed-names/later-other-languages.ts'
import { otherLanguages } from './listed-names/other-languages.ts'
import { spanish } from './listed-names/spanish.ts'
import { takenLater } from './listed-names/taken-later.ts'
import { thirdEnglish } from './listed-names/third-english.ts'
import { thirdFrench } from './listed-names/third-french.ts'
import { thirdGermanAndSpanish } from './listed-names/third-german-and-spanish.ts'
import type { WrittenNames } from './written-names.ts'

/**
 * Titles of listings, unchanged: one set for each source. Their devices were noted before the reader read
 * them.
 */
export const listedNames: readonly WrittenNames[] = [
  ...english,
  ...french,
  ...german,
  ...spanish,
  ...otherLanguages,
  ...takenLater,
  ...laterEnglish,
  ...laterGerman,
  ...laterFrench,
  ...laterSpanish,
  ...laterOtherLanguages,
  ...thirdEnglish,
  ...thirdFrench,
  ...thirdGermanAndSpanish,
]
