/**
 * Returns what distinguishes a variant, e.g. "256 GB", "1 TB · Cellular" or "8 GB · 256 GB", for a reader of the
 * language. Empty if nothing does. English is also what is stored and sent by the API.
 */
export function variantLabel(
  attributes: Readonly<Record<string, string | number | boolean>>,
  language: string,
): string {
  const { chip, ramGb, storageGb, connectivity, colour } = attributes
  const parts: string[] = []
  if (typeof chip === 'string') parts.push(chip)
  if (typeof ramGb === 'number') parts.push(sizeLabel(ramGb, language))
  if (typeof storageGb === 'number') parts.push(sizeLabel(storageGb, language))
  if (typeof connectivity === 'string') parts.push(connectivityLabels[connectivity] ?? connectivity)
  if (typeof colour === 'string') parts.push(colour)
  return parts.join(separator)
}

/** Formats a size of storage or memory: 256 GB, 1.5 TB; in French 256 Go, 1,5 To. */
export function sizeLabel(gigabytes: number, language: string): string {
  const terabytes = gigabytes / 1024
  // other sizes have too many decimals: 2.34375 TB
  const isInTb = terabytes >= 1 && Number.isInteger(terabytes * 2)
  const [value, unit] = isInTb ? [terabytes, 'TB'] : [gigabytes, 'GB']
  const isFrench = language === 'fr'
  return `${language === 'en' ? value : String(value).replace('.', ',')} ${isFrench ? unit.replace('B', 'o') : unit}`
}

/** Returns a stored label for a reader of the language: "1536 GB · Wi-Fi" is "1,5 To · Wi-Fi" in French. */
export function labelIn(language: string, label: string): string {
  return label
    .split(separator)
    .map((part) => (/^\d+(?:\.\d+)? [GT]B$/.test(part) ? sizeLabel(sizeIn(part) ?? 0, language) : part))
    .join(separator)
}

/** Reads a size as people write it, in gigabytes: "256", "256 GB", "1.5TB", "1,5 To", "512 Gio", "2" (TB). */
export function sizeIn(text: string): number | undefined {
  const [, digits, unit = ''] = /^\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*([gt](?:i?[bo])?)?\s*$/i.exec(text) ?? []
  if (digits === undefined) return undefined
  const size = Number(digits.replace(',', '.'))
  const gigabytes = /^t/i.test(unit) || (unit === '' && size <= 8) ? size * 1024 : size
  return Number.isInteger(gigabytes) ? gigabytes : undefined
}

const separator = ' · '

const connectivityLabels: Readonly<Record<string, string>> = {
  wifi: 'Wi-Fi',
  gps: 'GPS',
  cellular: 'Cellular',
}
