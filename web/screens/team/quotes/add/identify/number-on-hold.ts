import type { Identification } from '@costard/devices'

/** A number that was read but names no model: it goes with the next device that is picked. */
export interface NumberOnHold {
  readonly kind: 'imei' | 'serial'
  readonly number: string
}

export function numberIn(found: Identification): NumberOnHold | undefined {
  return numbersIn(found)[0]
}

/** The numbers of the one device in hand; none while an IMEI is misread. */
export function numbersIn({ imei, serial, problem }: Identification): readonly NumberOnHold[] {
  return [
    ...(imei && !problem?.code.startsWith('imei') ? [{ kind: 'imei' as const, number: imei.imei }] : []),
    ...(serial ? [{ kind: 'serial' as const, number: serial.serial }] : []),
  ]
}

/** As fields of a device. */
export function asFields(numbers: readonly NumberOnHold[]): {
  readonly imei?: string
  readonly serial?: string
} {
  return Object.fromEntries(numbers.map(({ kind, number }) => [kind, number]))
}
