/** A browser as its owner would call it. */
export interface BrowserWords {
  readonly browser?: string
  readonly system?: string
}

/** The first that fits counts: most browsers also claim to be the ones they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgi?A?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Reads what a browser calls itself (RFC 9110, 10.1.5), as far as people would know the words. */
export function readUserAgent(userAgent: string): BrowserWords {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) }
}

function nameIn(table: typeof browsers, text: string): string | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1]
}
