export * from './quote-number.ts'
export * from './quote-state.ts'
export * from './send-obstacles.ts'
export * from './validity.ts'
