import { listFailedEvents, runFailedEvent } from '../server/outbox/outbox.ts'
import { exitCodes, type Surroundings, withServerDatabase } from './operator-command.ts'

const usage = 'Usage: npm run events -- failed, or npm run events -- retry <job>\n'

/** Lists events that failed permanently, or delivers one again. Returns the exit code. */
export async function runEvents(
  [word = '', jobId = '', ...rest]: readonly string[],
  { env, stdout, stderr }: Surroundings,
): Promise<number> {
  const isList = word === 'failed' && jobId === ''
  const isRetry = word === 'retry' && /^\d{1,18}$/.test(jobId)
  if ((!isList && !isRetry) || rest.length > 0) {
    stderr(usage)
    return exitCodes.badUsage
  }
  const anySettings = (): void => {}
  return withServerDatabase({ env, stderr }, anySettings, async ({ orm }) => {
    if (isList) {
      stdout(`${JSON.stringify(await listFailedEvents(orm), null, 2)}\n`)
      return exitCodes.done
    }
    if (!(await runFailedEvent(orm, jobId))) {
      stderr(`No failed event has job ${jobId}\n`)
      return exitCodes.notFound
    }
    stdout(`The event of job ${jobId} is delivered again, now or when the server next starts\n`)
    return exitCodes.done
  })
}
