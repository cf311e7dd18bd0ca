import { listFailedEvents, releaseHeldEvents, runFailedEvent } from '../server/outbox/outbox.ts'
import { exitCodes, type Surroundings, withServerDatabase } from './operator-command.ts'

const usage = 'Usage: npm run events -- failed, npm run events -- retry <job>, or npm run events -- release\n'

/**
 * Lists events that failed permanently, redelivers one, or delivers those that a restore holds. Returns the
 * exit code.
 */
export async function runEvents(
  [word = '', jobId = '', ...rest]: readonly string[],
  { env, stdout, stderr }: Surroundings,
): Promise<number> {
  const isList = word === 'failed' && jobId === ''
  const isRetry = word === 'retry' && /^\d{1,18}$/.test(jobId)
  const isRelease = word === 'release' && jobId === ''
  if ((!isList && !isRetry && !isRelease) || rest.length > 0) {
    stderr(usage)
    return exitCodes.badUsage
  }
  const anySettings = (): void => {}
  return withServerDatabase({ env, stderr }, anySettings, async ({ orm, pool }) => {
    if (isRelease) {
      const count = await releaseHeldEvents(pool)
      stdout(`${count} events are delivered, now or when the server next starts\n`)
      return exitCodes.done
    }
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
