/** First steps of a new team, in the order in which they are offered. */
export const firstStepNames = ['shop', 'prices', 'colleague', 'quote', 'widget'] as const
export type FirstStepName = (typeof firstStepNames)[number]
