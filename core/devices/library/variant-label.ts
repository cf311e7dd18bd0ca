import { fold } from '../names/fold.ts'

/**
 * Returns the distinguishing label of a variant, e.g. "256 GB", "1 TB · Cellular" or "8 GB · 256 GB", in a
 * language. Empty if nothing distinguishes variants. The English label is stored and sent by the API.
 */
export function variantLabel(
  attributes: Readonly<Record<string, string | number | boolean>>,
  language: string,
): string {
  const { chip, ramGb, storageGb, sizeMm, connectivity, colour } = attributes
  const parts: string[] = []
  if (typeof chip === 'string') parts.push(chip)
  if (typeof ramGb === 'number') parts.push(sizeLabel(ramGb, language))
  if (typeof storageGb === 'number') parts.push(sizeLabel(storageGb, language))
  if (typeof sizeMm === 'number') parts.push(`${sizeMm} mm`)
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

/** Translates a stored label: "1536 GB · Wi-Fi" is "1,5 To · Wi-Fi" in French. */
export function labelIn(language: string, label: string): string {
  return label
    .split(separator)
    .map((part) => (/^\d+(?:\.\d+)? [GT]B$/.test(part) ? sizeLabel(sizeIn(part) ?? 0, language) : part))
    .join(separator)
}

/**
 * Parses a size in gigabytes: "256", "256 GB", "1.5TB", "1,5 To", "512 Gio", "2" (TB), "128GB SSD", "1000GB".
 * The larger of two, as in "8/256" and "256GB/6GB", is the storage, the other the memory.
 */
export function sizeIn(text: string): number | undefined {
  // Normalise full-width digits, Cyrillic units, and signs of footnotes.
  const latin = fold(text.normalize('NFKC'))
    .replace(/[()]/g, ' ')
    .replace(/[*†]+\s*$/, '')
  const plain = latin.replace(storageWord, '').replace(wordBefore, '')
  const parts = plain.split(/[/+|]/)
  if (parts.length !== 2) return parts.length === 1 ? oneSize(plain, 8) : undefined
  // A memory of 8 means gigabytes, so no number counts as terabytes.
  const [first, second] = parts.map((part) => oneSize(part, 0))
  return first === undefined || second === undefined || first === second ? undefined : Math.max(first, second)
}

const storageWord =
  /\s*(?:nvme\s+)?\b(?:ssd|hdd|nvme|emmc|flash|rom|storage|speicher|stockage|almacenamiento)\b\s*$/i
const wordBefore = /^\s*(?:(?:apple|nvme|ssd|hdd|emmc|flash|rom|storage|speicher)\s+)+/i

/** Parses one size. Numbers up to `terabytes` without a unit are terabytes. */
function oneSize(text: string, terabytes: number): number | undefined {
  const [, digits, unit = ''] =
    /^\s*(\d{1,5}(?:[.,]\d{1,2})?)\s*((?:[gt](?:i?[bo])?)|gigs?|gigas?|gigabytes?|terabytes?|tera)?(?:\s*(?:ram|memory))?\s*$/i.exec(
      text,
    ) ?? []
  if (digits === undefined) return undefined
  const size = Number(digits.replace(',', '.'))
  const gigabytes = /^t/i.test(unit) || (unit === '' && size <= terabytes) ? size * 1024 : size
  if (!Number.isInteger(gigabytes)) return undefined
  // A terabyte is 1000 gigabytes on boxes and 1024 in lists.
  return gigabytes >= 1000 && gigabytes % 1000 === 0 ? (gigabytes / 1000) * 1024 : gigabytes
}

const separator = ' · '

const connectivityLabels: Readonly<Record<string, string>> = {
  wifi: 'Wi-Fi',
  gps: 'GPS',
  cellular: 'Cellular',
}
