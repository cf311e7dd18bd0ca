import { variantLabel } from '@costard/devices'
import type { CounterDevice } from './counter-line.ts'

/** Returns the known details besides the model as text. */
export function detailsOf(
  { narrowed: { chip, storageGb, memoryGb, sizeMm, connectivity, colour } }: Pick<CounterDevice, 'narrowed'>,
  language: string,
): string {
  const known = {
    ...(chip !== undefined && { chip }),
    ...(memoryGb !== undefined && { ramGb: memoryGb }),
    ...(storageGb !== undefined && { storageGb }),
    ...(sizeMm !== undefined && { sizeMm }),
    ...(connectivity !== undefined && { connectivity }),
    ...(colour !== undefined && { colour }),
  }
  return variantLabel(known, language)
}
