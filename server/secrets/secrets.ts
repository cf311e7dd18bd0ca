export { openSealer } from './open-sealer.ts'
export { createSealer, type Sealer } from './sealer.ts'
export { getSecret, replaceSecret } from './secret-store.ts'
