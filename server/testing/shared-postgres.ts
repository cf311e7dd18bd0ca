import { keepStatements } from './kept-statements.ts'
import { startTestPostgres } from './test-database.ts'

/**
 * Starts one PostgreSQL for all test files of a run, in a temporary folder. Its address is in
 * COSTARD_TEST_DATABASE_URL.
 */
export default async function startSharedPostgres(): Promise<() => Promise<void>> {
  const { url, stop } = await startTestPostgres()
  process.env.COSTARD_TEST_DATABASE_URL = url
  return async () => {
    await keepStatements(url)
    await stop()
  }
}
