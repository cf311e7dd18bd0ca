import type { Identification } from '@costard/devices'

/** A device number that does not determine the model: it is added to the next device that is picked. */
export interface PendingNumber {
  readonly kind: 'imei' | 'serial'
  readonly number: string
}

export function numberIn(found: Identification): PendingNumber | undefined {
  return numbersIn(found)[0]
}

/** Returns the numbers of the identified device; none if an IMEI is invalid. */
export function numbersIn({ imei, serial, problem }: Identification): readonly PendingNumber[] {
  return [
    ...(imei && !problem?.code.startsWith('imei') ? [{ kind: 'imei' as const, number: imei.imei }] : []),
    ...(serial ? [{ kind: 'serial' as const, number: serial.serial }] : []),
  ]
}

/** Returns the numbers as fields of a counter line. */
export function asFields(numbers: readonly PendingNumber[]): {
  readonly imei?: string
  readonly serial?: string
} {
  return Object.fromEntries(numbers.map(({ kind, number }) => [kind, number]))
}
