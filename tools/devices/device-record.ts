/** A record of the source file, with only the fields that the tables use. */
export interface DeviceRecord {
  family: string
  name: string
  released: string
  discontinued?: string
  generation?: number
  aliases?: string[]
  identifiers: string[]
  aNumbers: string[]
  boards?: string[]
  emc?: string[]
  chip?: string
  storageGB: number[]
  memoryGB?: number[]
  colors: string[]
  connectivity?: string[]
  serialCodes?: string[]
  partNumbers?: PartNumber[]
  variants?: Variant[]
  curated?: string[]
  unverified?: string[]
}

export interface Variant {
  identifier?: string
  board?: string
  aNumbers?: string[]
  connectivity?: string
  sizeMm?: number
  chip?: string
  note?: string
  serialCodes?: string[]
}

export interface PartNumber {
  prefix: string
  storageGB?: number
  color?: string
  suffix?: string
  identifier?: string
  aNumber?: string
  sizeMm?: number
  unverified?: boolean
}

/** Family of the source file -> family in our tables. */
export const families: Record<string, string> = {
  iphone: 'iphone',
  ipad: 'ipad',
  mac: 'mac',
  watch: 'watch',
  airpods: 'airpods',
  appletv: 'tv',
  homepod: 'homepod',
  vision: 'vision',
  ipod: 'ipod',
  display: 'other',
  accessory: 'other',
}
