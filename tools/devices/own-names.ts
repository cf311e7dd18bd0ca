import type { DeviceRecord } from './device-record.ts'

/**
 * Names that people use for devices and the records lack, by name in the records. Apple stopped numbering the
 * generations of the iPad Air, sellers did not.
 */
export const ownNames: Readonly<Record<string, readonly string[]>> = {
  'iPad Air 11-inch (M4)': ['iPad Air 8 11', 'iPad Air (8th generation)', 'iPad Air 11 M4'],
  'iPad Air 13-inch (M4)': ['iPad Air 8 13', 'iPad Air (8th generation)', 'iPad Air 13 M4'],
  'iPad Air 11-inch (M3)': ['iPad Air 7 11', 'iPad Air (7th generation)', 'iPad Air 11 M3'],
  'iPad Air 13-inch (M3)': ['iPad Air 7 13', 'iPad Air (7th generation)', 'iPad Air 13 M3'],
  'iPad Air 11-inch (M2)': ['iPad Air 6 11', 'iPad Air (6th generation)', 'iPad Air 11 M2'],
  'iPad Air 13-inch (M2)': ['iPad Air 6 13', 'iPad Air (6th generation)', 'iPad Air 13 M2'],
}

/** Adds our own names to those of the records, without duplicates. */
export function withOwnNames(record: DeviceRecord): DeviceRecord {
  const own = ownNames[record.name] ?? []
  return own.length === 0 ? record : { ...record, aliases: [...new Set([...own, ...(record.aliases ?? [])])] }
}
