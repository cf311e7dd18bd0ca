import type { Narrowed } from '../identify/narrowed.ts'

type Attributes = Readonly<Record<string, string | number | boolean>>

/**
 * True if a variant of a catalog fits the known attributes of a device. Unknown values match anything, on
 * either side.
 */
export function fitsVariant(attributes: Attributes, narrowed: Narrowed): boolean {
  const { connectivity } = narrowed
  return (
    isSame(narrowed.chip, attributes['chip']) &&
    isSame(narrowed.storageGb, attributes['storageGb']) &&
    isSame(narrowed.memoryGb, attributes['ramGb']) &&
    isSame(narrowed.sizeMm, attributes['sizeMm']) &&
    isSame(connectivity && connectivityAttribute(connectivity), attributes['connectivity'])
  )
}

function isSame(stated: unknown, offered: unknown): boolean {
  return stated === undefined || offered === undefined || stated === offered
}

/** Device data has "Wi-Fi + Cellular" or "GPS" where catalogs have `cellular` or `gps`. */
function connectivityAttribute(connectivity: string): 'wifi' | 'gps' | 'cellular' {
  if (/cellular|3g/i.test(connectivity)) return 'cellular'
  return /gps/i.test(connectivity) ? 'gps' : 'wifi'
}
