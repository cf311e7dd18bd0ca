import type { LineInput } from '@costard/contract'
import { devicesTwice } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'

/** A line of the quote, in its order. path: place in the request; absent: a stored, unchanged line. */
export interface CheckedLine extends Pick<LineInput, 'choiceGroup'> {
  readonly device: Pick<LineInput['device'], 'imei' | 'serial'>
  readonly path?: string
  readonly lineId?: string
}

/**
 * Throws quote/device-twice for a line in the request with the number of another line. Stored lines with the
 * same number are accepted, so that an old draft can be corrected line by line.
 */
export function requireDevicesOnce(lines: readonly CheckedLine[]): void {
  const numbered = lines.map((whole) => ({ whole, ...whole.device, choiceGroup: whole.choiceGroup }))
  for (const { line, earlier, by } of devicesTwice(numbered)) {
    const [own, other] =
      line.whole.path === undefined ? [earlier.whole, line.whole] : [line.whole, earlier.whole]
    if (own.path === undefined) continue
    throw apiError('quote/device-twice', {
      path: `${own.path}.device.${by}`,
      number: line[by],
      ...(other.path !== undefined && { otherPath: other.path }),
      ...(other.lineId !== undefined && { otherLineId: other.lineId }),
    })
  }
}
