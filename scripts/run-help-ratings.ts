import { listRatings } from '../server/product/help/help-rating-store.ts'
import { exitCodes, type Surroundings, withServerDatabase } from './operator-command.ts'

/**
 * Prints how often each answer of the help was rated useful, as tab-separated text. Returns the exit code.
 */
export async function runHelpRatings(
  words: readonly string[],
  { env, stdout, stderr }: Surroundings,
): Promise<number> {
  if (words.length > 0) {
    stderr('Usage: npm run help-ratings\n')
    return exitCodes.badUsage
  }
  return withServerDatabase(
    { env, stderr },
    () => {},
    async ({ orm }) => {
      const rows = (await listRatings(orm)).map(({ uid, language, ofUse, ofNoUse }) =>
        [uid, language, ofUse, ofNoUse].join('\t'),
      )
      stdout(`${['answer\tlanguage\tof use\tof no use', ...rows].join('\n')}\n`)
      return exitCodes.done
    },
  )
}
