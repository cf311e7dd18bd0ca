export type Family =
  | 'iphone'
  | 'ipad'
  | 'mac'
  | 'watch'
  | 'airpods'
  | 'tv'
  | 'homepod'
  | 'vision'
  | 'ipod'
  | 'other'

/** Outline drawing of a device. */
export type Silhouette =
  | 'iphone'
  | 'ipad'
  | 'macbook'
  | 'imac'
  | 'mac-mini'
  | 'watch'
  | 'airpods'
  | 'apple-tv'
  | 'homepod'
  | 'vision'
  | 'ipod'

/** Facts about one marketed model. An empty list means "not known", never "none". */
export interface Device {
  readonly key: string
  readonly name: string
  readonly family: Family
  readonly silhouette: Silhouette
  /** YYYY-MM-DD, or YYYY-MM if the day is unknown; sometimes the day of the announcement. */
  readonly released: string
  readonly discontinued?: string
  readonly aliases: readonly string[]
  readonly generation?: number
  readonly identifiers: readonly string[]
  readonly aNumbers: readonly string[]
  readonly boards: readonly string[]
  readonly emc: readonly string[]
  readonly chip?: string
  readonly storagesGb: readonly number[]
  readonly memoriesGb: readonly number[]
  readonly sizesMm: readonly number[]
  readonly colours: readonly string[]
  readonly connectivity: readonly string[]
  readonly variants: readonly DeviceVariant[]
  /** Fields entered by hand from published specifications, not imported from a source. */
  readonly curated: readonly string[]
  /** Fields, or single values as "aNumbers:A1234", with a single weak source. */
  readonly unverified: readonly string[]
}

/** Variant with one identifier or A-number: connectivity, case size, chip, or piece of a set. */
export interface DeviceVariant {
  readonly identifier?: string
  readonly board?: string
  readonly aNumbers: readonly string[]
  readonly connectivity?: string
  readonly sizeMm?: number
  readonly chip?: string
  readonly note?: string
}
