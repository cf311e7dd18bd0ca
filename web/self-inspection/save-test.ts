import type { SelfTest } from '@costard/contract'
import type { Parts } from './page-parts.ts'

/** Saves the outcome of a test and goes back to the list. If that fails, the view stays, to do it again. */
export async function saveTest({ calls, update, run, home }: Parts, result: SelfTest): Promise<void> {
  if (await run(async () => update(await calls.saveTest(result)))) home()
}
