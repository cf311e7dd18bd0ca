/** Families in the order in which they are shown. */
export const families = [
  'iphone',
  'ipad',
  'mac',
  'watch',
  'airpods',
  'tv',
  'homepod',
  'vision',
  'ipod',
  'other',
] as const

/** Families that the library does not know are shown as other devices. */
export function familyKey(family: string): (typeof families)[number] {
  return families.find((one) => one === family) ?? 'other'
}
