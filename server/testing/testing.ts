export { fixedClock, type FixedClock } from './fixed-clock.ts'
export { startTestPostgres, testDatabase } from './test-database.ts'
