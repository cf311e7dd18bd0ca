import type { Identification } from '@costard/devices'

/** A number that was read but names no model: it is added to the next device picked. */
export interface PendingNumber {
  readonly kind: 'imei' | 'serial'
  readonly number: string
}

export function numberIn(found: Identification): PendingNumber | undefined {
  return numbersIn(found)[0]
}

/** Returns the numbers of the identified device; none while an IMEI is misread. */
export function numbersIn({ imei, serial, problem }: Identification): readonly PendingNumber[] {
  return [
    ...(imei && !problem?.code.startsWith('imei') ? [{ kind: 'imei' as const, number: imei.imei }] : []),
    ...(serial ? [{ kind: 'serial' as const, number: serial.serial }] : []),
  ]
}

/** Returns the numbers as fields of a device. */
export function asFields(numbers: readonly PendingNumber[]): {
  readonly imei?: string
  readonly serial?: string
} {
  return Object.fromEntries(numbers.map(({ kind, number }) => [kind, number]))
}
