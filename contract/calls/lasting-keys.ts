/**
 * Idempotency keys that begin with it are remembered for 15 days instead of one: a device without a network may try again
 * only after days, and what it sends must still count once.
 */
export const lastingKeyPrefix = 'lasting-'
