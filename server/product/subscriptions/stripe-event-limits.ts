export const stripeEventLimits = { maxBytes: 256 * 1024, toleranceSeconds: 300 } as const

export const stripeEventLimitTexts: Readonly<Record<keyof typeof stripeEventLimits, string>> = {
  maxBytes: 'Bytes of an event',
  toleranceSeconds: 'Seconds between the signature and its arrival',
}
