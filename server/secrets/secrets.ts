export { findSecretKey, openSealer } from './open-sealer.ts'
export { createSealer, type Sealer } from './sealer.ts'
export { getSecret, hasSealed, replaceSecret } from './secret-store.ts'
