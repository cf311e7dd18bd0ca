/** Name and operating system of a browser. */
export interface BrowserWords {
  readonly browser?: string
  readonly system?: string
}

/** The first match counts: most browsers also claim to be their ancestors. */
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

/** Parses a User-Agent header (RFC 9110, 10.1.5) into names people know. */
export function readUserAgent(userAgent: string): BrowserWords {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) }
}

function nameIn(table: typeof browsers, text: string): string | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1]
}
