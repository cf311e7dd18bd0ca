import { numberStyle } from '@costard/pricing'

const mainRegions: Readonly<Record<string, string>> = { en: 'en-IE', fr: 'fr-FR', de: 'de-DE', es: 'es-ES' }

/**
 * Returns the locale in which the text library formats counts: the region if this browser groups its digits
 * as we do in amounts, otherwise the main region of the language.
 */
export function countsLocale(region: string): string {
  const { group } = numberStyle(region)
  const main = mainRegions[region.slice(0, 2)] ?? region
  return [region, main].find((locale) => groupMarkIn(locale) === group) ?? region
}

function groupMarkIn(locale: string): string | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567)
  return parts.find(({ type }) => type === 'group')?.value
}
