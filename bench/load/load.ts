import { tableOf } from '../table.ts'
import { fleetRows } from './fleet.ts'
import { turnRows } from './turns.ts'

/**
 * Members, customers and visitors at work: the CPU time of a request, then five minutes with one process and with
 * three behind HAProxy of which one is killed.
 *
 * AGAINST: folder of another checkout, measured in turns. PHASES=turns or PHASES=fleet chooses one half.
 */
export async function benchLoad(print: (line: string) => void): Promise<string> {
  const phases = process.env['PHASES']?.split(',') ?? ['turns', 'fleet']
  return tableOf([
    ...(phases.includes('turns') ? await turnRows(process.env['AGAINST'], print) : []),
    ...(phases.includes('fleet') ? await fleetRows(print) : []),
  ])
}
