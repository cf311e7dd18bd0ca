/**
 * Prefix of idempotency keys that are remembered for 15 days instead of one: a device without a network may
 * repeat its request only after days.
 */
export const lastingKeyPrefix = 'lasting-'
