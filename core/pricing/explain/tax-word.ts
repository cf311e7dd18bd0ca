import { taxNameIn } from './tax-name.ts'
import { textsFor } from './texts/texts-for.ts'

/** Returns the word for a tax without a name, in the language and for the country of a locale. */
export function taxWordIn(locale: string): string {
  return textsFor(locale).taxNames[taxNameIn(locale)]
}
