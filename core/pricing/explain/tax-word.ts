import { taxNameIn } from './tax-name.ts'
import { textsFor } from './texts/texts-for.ts'

/** Returns what a tax without a name of its own is called, in the language and for the country of a locale. */
export function taxWordIn(locale: string): string {
  return textsFor(locale).taxNames[taxNameIn(locale)]
}
