import { sizeLabel } from '@costard/devices'
import { useRegion } from '#messages/region-context.ts'

/** Returns the name of a storage for the reader: "128 GB", "1,5 To". */
export function useSizeName(): (gb: number) => string {
  const { language } = useRegion()
  return (gb) => sizeLabel(gb, language)
}
