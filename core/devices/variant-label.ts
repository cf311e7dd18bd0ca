/** Returns what distinguishes a variant, e.g. "256 GB", "1 TB · Cellular" or "8 GB · 256 GB". Empty if nothing does. */
export function variantLabel(attributes: Readonly<Record<string, string | number | boolean>>): string {
  const { chip, ramGb, storageGb, connectivity, colour } = attributes
  const parts: string[] = []
  if (typeof chip === 'string') parts.push(chip)
  if (typeof ramGb === 'number') parts.push(sizeLabel(ramGb))
  if (typeof storageGb === 'number') parts.push(sizeLabel(storageGb))
  if (typeof connectivity === 'string') parts.push(connectivityLabels[connectivity] ?? connectivity)
  if (typeof colour === 'string') parts.push(colour)
  return parts.join(' · ')
}

/** Formats a storage size: 256 GB, 1 TB. */
export function sizeLabel(gigabytes: number): string {
  return gigabytes >= 1024 && gigabytes % 1024 === 0 ? `${gigabytes / 1024} TB` : `${gigabytes} GB`
}

const connectivityLabels: Readonly<Record<string, string>> = {
  wifi: 'Wi-Fi',
  gps: 'GPS',
  cellular: 'Cellular',
}
