import type { DeviceNumbers } from '@costard/contract'
import type { QueryNumbers } from './provider.ts'

/**
 * Returns the numbers that a template uses; {number} is the IMEI if known, else the serial. Undefined if one
 * is missing.
 */
export function numbersIn(template: string, { imei, serial }: DeviceNumbers): QueryNumbers | undefined {
  const takesEither = template.includes('{number}')
  const takesImei = template.includes('{imei}') || (takesEither && imei !== undefined)
  const takesSerial = template.includes('{serial}') || (takesEither && imei === undefined)
  if ((takesImei && imei === undefined) || (takesSerial && serial === undefined)) return undefined
  return { imei: (takesImei && imei) || null, serial: (takesSerial && serial) || null }
}

/** Returns the URL to request. numbers: result of numbersIn for this template. */
export function fillTemplate(template: string, { imei, serial }: QueryNumbers): string {
  return template
    .replaceAll('{number}', encodeURIComponent(imei ?? serial ?? ''))
    .replaceAll('{imei}', encodeURIComponent(imei ?? ''))
    .replaceAll('{serial}', encodeURIComponent(serial ?? ''))
}
