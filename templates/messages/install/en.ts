/** Web app manifest: names, icons and shortcuts of the installed app. */
export const enInstall = {
  description: 'Quotes, repairs and prices of Apple devices for your shop.',
  newQuote: 'New quote',
  newQuoteShort: 'Quote',
  scan: 'Scan a device',
  scanShort: 'Scan',
  setupShown: 'The answers about a device, and its price',
} as const
