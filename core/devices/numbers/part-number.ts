/** Parts of a part (order) number that can be read without a look-up. */
export interface PartNumberParts {
  /** Part number as on the box, as far as given: MLT53LL/A. */
  readonly partNumber: string
  /**
   * Five characters with the first letter replaced by M, as in the number of new devices. Custom numbers are
   * unchanged.
   */
  readonly prefix: string
  readonly sold: PartNumberOrigin
  /** Letters before the slash. */
  readonly region?: string
  /** The name of the sales region. Absent for an unknown region: the list is not complete. */
  readonly regionName?: string
  /** Letter after the slash. */
  readonly revision?: string
}

export type PartNumberOrigin = 'new' | 'refurbished' | 'replacement' | 'personalised' | 'demo' | 'custom'

export function readPartNumber(first: string, region?: string, revision?: string): PartNumberParts {
  const sold = origins[first.charAt(0)] ?? 'new'
  const regionName = region && regionNames[region]
  return {
    partNumber: first + (region ?? '') + (revision ? `/${revision}` : ''),
    prefix: sold === 'custom' ? first : `M${first.slice(1, 5)}`,
    sold,
    ...(region && { region }),
    ...(regionName && { regionName }),
    ...(revision && { revision }),
  }
}

export function isSalesRegion(letters: string): boolean {
  return letters in regionNames
}

const origins: Readonly<Record<string, PartNumberOrigin>> = {
  M: 'new',
  F: 'refurbished',
  N: 'replacement',
  P: 'personalised',
  3: 'demo',
  Z: 'custom',
}

const regionNames: Readonly<Record<string, string>> = {
  B: 'United Kingdom',
  CH: 'China mainland',
  D: 'Germany',
  F: 'France',
  HN: 'India',
  J: 'Japan',
  KH: 'Korea',
  LL: 'United States',
  NF: 'France',
  QL: 'Italy',
  QN: 'Europe',
  RX: 'Russia',
  T: 'Italy',
  TU: 'Turkey',
  VN: 'Vietnam',
  X: 'Australia and New Zealand',
  Y: 'Spain',
  ZA: 'Hong Kong and Macao',
  ZD: 'Europe',
  ZP: 'Singapore, Malaysia and Taiwan',
}
