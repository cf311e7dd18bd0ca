import { tableOf } from '../table.ts'
import { fleetRows } from './fleet.ts'
import { turnRows } from './turns.ts'

/**
 * Members, customers and visitors at work: first the CPU time per request, then five minutes with one process
 * and with three behind HAProxy, one of which is killed. AGAINST: folder of another checkout, measured
 * alternately. PHASES=turns or PHASES=fleet runs only one part.
 */
export async function benchLoad(print: (line: string) => void): Promise<string> {
  const phases = process.env['PHASES']?.split(',') ?? ['turns', 'fleet']
  return tableOf([
    ...(phases.includes('turns') ? await turnRows(process.env['AGAINST'], print) : []),
    ...(phases.includes('fleet') ? await fleetRows(print) : []),
  ])
}
