import { labelIn, sizeLabel, variantLabel } from '@costard/devices/variant-label'
import { useMemo } from 'react'
import { useRegion } from './region-context.ts'

/** Names of device variants in the user's language. */
export interface VariantWords {
  /** Returns the name of a variant from its attributes: "8 GB · 256 GB". */
  readonly variantName: (attributes: Parameters<typeof variantLabel>[0]) => string
  /** Returns a size in gigabytes as text: "1.5 TB". */
  readonly sizeName: (gigabytes: number) => string
  /** Translates a stored label. */
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
