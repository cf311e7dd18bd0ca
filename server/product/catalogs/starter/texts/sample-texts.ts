import type { Localised } from '@costard/contract'
import { conditionTexts } from './condition-texts.ts'
import { groupTexts } from './group-texts.ts'
import { offerTexts } from './offer-texts.ts'
import { repairTexts } from './repair-texts.ts'
import { saleTexts } from './sale-texts.ts'
import { tradeInTexts } from './trade-in-texts.ts'
import type { Translations } from './translations.ts'

export const sampleTexts: Translations = {
  ...tradeInTexts,
  ...conditionTexts,
  ...groupTexts,
  ...offerTexts,
  ...repairTexts,
  ...saleTexts,
}

/** Returns a text of the samples in all languages. Throws if a translation is missing. */
export function inAllLanguages(en: string): Localised {
  const others = sampleTexts[en]
  if (!others) throw new Error(`the sample text is not translated: ${en}`)
  const [fr, de, es] = others
  return { en, fr, de, es }
}
