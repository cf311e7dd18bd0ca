import type { SelfTest } from '@costard/contract'
import type { Parts } from './page-parts.ts'

/**
 * Saves the result of a test and continues, by default with the list. If saving fails, the view stays so that
 * it can be repeated.
 */
export async function saveTest(
  { calls, update, run, home }: Parts,
  result: SelfTest,
  goOn: () => void = home,
): Promise<void> {
  if (await run(async () => update(await calls.saveTest(result)))) goOn()
}
