/** Sizes of labels in millimetres: 46 mm long on a tape of 62 mm, and single labels. */
export const labelSizes = ['62x46', '57x32'] as const

/** Resolution of label printers in dots per inch. */
export const labelDpis = [203, 300] as const

export const labelLimits = {
  maxLabels: 200,
  maxQuotes: 50,
} as const

export const labelLimitTexts: Readonly<Record<keyof typeof labelLimits, string>> = {
  maxLabels: 'Devices with a number whose labels are printed in one call',
  maxQuotes: 'Quotes whose labels are printed in one call',
}
