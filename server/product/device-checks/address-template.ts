import type { DeviceNumbers } from '@costard/contract'
import type { AskedNumbers } from './provider.ts'

/** The numbers that a template has places for, {number} being the IMEI, else the serial; undefined: one is missing. */
export function numbersIn(template: string, { imei, serial }: DeviceNumbers): AskedNumbers | undefined {
  const takesEither = template.includes('{number}')
  const takesImei = template.includes('{imei}') || (takesEither && imei !== undefined)
  const takesSerial = template.includes('{serial}') || (takesEither && imei === undefined)
  if ((takesImei && imei === undefined) || (takesSerial && serial === undefined)) return undefined
  return { imei: (takesImei && imei) || null, serial: (takesSerial && serial) || null }
}

/** The address to ask. numbers: as numbersIn gave them for this template. */
export function fillTemplate(template: string, { imei, serial }: AskedNumbers): string {
  return template
    .replaceAll('{number}', encodeURIComponent(imei ?? serial ?? ''))
    .replaceAll('{imei}', encodeURIComponent(imei ?? ''))
    .replaceAll('{serial}', encodeURIComponent(serial ?? ''))
}
