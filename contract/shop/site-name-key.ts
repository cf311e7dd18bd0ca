/** Names of sites that people take for the same have the same key: neither case nor spaces count. */
export function siteNameKey(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().replace(/\s/gu, '')
}
