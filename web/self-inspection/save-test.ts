import type { SelfTest } from '@costard/contract'
import type { Parts } from './page-parts.ts'

/** Saves the outcome of a test and goes on, to the list if nothing else follows. If that fails, the view stays, to do it again. */
export async function saveTest(
  { calls, update, run, home }: Parts,
  result: SelfTest,
  goOn: () => void = home,
): Promise<void> {
  if (await run(async () => update(await calls.saveTest(result)))) goOn()
}
