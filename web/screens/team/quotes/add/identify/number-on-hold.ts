import type { Identification } from '@costard/devices'

/** A number that was read but names no model: it goes with the next device that is picked. */
export interface NumberOnHold {
  readonly kind: 'imei' | 'serial'
  readonly number: string
}

export function numberIn(found: Identification): NumberOnHold | undefined {
  if (found.imei && !found.problem) return { kind: 'imei', number: found.imei.imei }
  if (found.serial) return { kind: 'serial', number: found.serial.serial }
  return undefined
}
