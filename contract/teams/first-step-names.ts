/** What a new team does first, in the order in which it is offered. */
export const firstStepNames = ['shop', 'prices', 'colleague', 'quote', 'widget'] as const
export type FirstStepName = (typeof firstStepNames)[number]
