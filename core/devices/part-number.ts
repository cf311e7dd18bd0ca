/** What the characters of a part (order) number say by themselves, before its model is looked up. */
export interface PartNumberParts {
  /** As written on the box, as far as it was given: MLT53LL/A. */
  readonly partNumber: string
  /** The number under which it was first sold new: first letter made M, five characters. Custom ones keep theirs. */
  readonly prefix: string
  readonly sold: PartNumberOrigin
  /** Letters before the slash. */
  readonly region?: string
  /** Where those letters are sold. An unknown region is not an error: the list is open. */
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
