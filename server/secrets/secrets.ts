export { findSealer, openSealer } from './open-sealer.ts'
export { createSealer, type Sealer } from './sealer.ts'
export { reseal, type SealedColumn } from './reseal.ts'
export { getSecret, hasSealed, replaceSecret, sealedSecrets } from './secret-store.ts'
