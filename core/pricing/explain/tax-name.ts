/** Names of sales tax. */
export type TaxName = 'vat' | 'gst' | 'consumptionTax' | 'salesTax'

const named: Readonly<Record<string, TaxName>> = {
  AU: 'gst',
  CA: 'salesTax',
  IN: 'gst',
  JP: 'consumptionTax',
  NZ: 'gst',
  SG: 'gst',
  US: 'salesTax',
}

/** Returns the name used in the country of a locale such as `en-AU`; VAT without a country. */
export function taxNameIn(locale: string): TaxName {
  const country = /[-_]([A-Za-z]{2})$/.exec(locale)?.[1]?.toUpperCase() ?? ''
  return Object.hasOwn(named, country) ? (named[country] ?? 'vat') : 'vat'
}
