import type { LineInput } from '@costard/contract'
import { hasValidCheckDigit } from '@costard/devices'
import { apiError } from '../api-error.ts'

/** Throws quote/line-invalid for an IMEI with a wrong check digit. Numbers that the draft already has are kept. */
export function requireValidImeis(
  lines: readonly Pick<LineInput, 'device'>[],
  before: readonly Pick<LineInput, 'device'>[] = [],
): void {
  const stored = new Set(before.map(({ device }) => device.imei))
  for (const [place, { device }] of lines.entries()) {
    if (device.imei === undefined || stored.has(device.imei) || hasValidCheckDigit(device.imei)) continue
    throw apiError('quote/line-invalid', { reason: 'imei-check-digit', path: `lines.${place}.device.imei` })
  }
}
