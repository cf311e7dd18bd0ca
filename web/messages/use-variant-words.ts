import { labelIn, sizeLabel, variantLabel } from '@costard/devices/variant-label'
import { useMemo } from 'react'
import { useRegion } from './region-context.ts'

/** How variants of devices are called in the reader's language. */
export interface VariantWords {
  /** Name of a variant made of its attributes: "8 GB · 256 GB". */
  readonly variantName: (attributes: Parameters<typeof variantLabel>[0]) => string
  /** A size in gigabytes: "1.5 TB". */
  readonly sizeName: (gigabytes: number) => string
  /** A label as it is stored. */
  readonly labelName: (label: string) => string
}

export function useVariantWords(): VariantWords {
  const { language } = useRegion()
  return useMemo(
    () => ({
      variantName: (attributes) => variantLabel(attributes, language),
      sizeName: (gigabytes) => sizeLabel(gigabytes, language),
      labelName: (label) => labelIn(language, label),
    }),
    [language],
  )
}
