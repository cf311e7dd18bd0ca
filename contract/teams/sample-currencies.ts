/** Currencies with sample prices; sample catalogs in others start without prices. ISO 4217. */
export const sampleCurrencies: readonly string[] = ['EUR', 'GBP', 'USD']
