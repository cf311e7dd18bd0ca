/** Returns the key for comparing names of sites: case and spaces do not count. */
export function siteNameKey(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().replace(/\s/gu, '')
}
