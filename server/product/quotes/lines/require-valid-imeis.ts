import type { LineInput } from '@costard/contract'
import { hasValidCheckDigit, isReservedImei } from '@costard/devices'
import { apiError } from '../../calls/api-error.ts'

/** A line of the input with its place, for errors. */
interface PlacedLine {
  readonly line: Pick<LineInput, 'device'>
  readonly path: string
}

/**
 * Throws quote/line-invalid for an IMEI with a wrong check digit, or one that no device can have. Numbers in
 * `stored` are accepted.
 */
export function requireValidImeis(
  lines: readonly PlacedLine[],
  stored: ReadonlySet<string | null> = new Set(),
): void {
  for (const { line, path } of lines) {
    const { imei } = line.device
    if (imei === undefined || stored.has(imei)) continue
    const reason = hasValidCheckDigit(imei) ? isReservedImei(imei) && 'imei-reserved' : 'imei-check-digit'
    if (reason) throw apiError('quote/line-invalid', { reason, path: `${path}.device.imei` })
  }
}
