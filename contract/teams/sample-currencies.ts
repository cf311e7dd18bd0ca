/** Currencies (ISO 4217) with sample prices; sample catalogs in others have no prices. */
export const sampleCurrencies: readonly string[] = ['EUR', 'GBP', 'USD']
