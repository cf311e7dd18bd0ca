/** Public API of catalogs as documents: their parts, the draft of the next version, and what differs. */
export * from './catalog-document.ts'
export * from './catalog-parts.ts'
export * from './changed-parts.ts'
export * from './parts-of.ts'
export * from './positions.ts'
export * from './price-change.ts'
export * from './with-parts.ts'
