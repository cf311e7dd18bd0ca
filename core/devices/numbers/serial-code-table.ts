import { serialCodeLines } from '../data/serial-codes.ts'
import { getDevice } from '../library/device-library.ts'
import type { Match } from '../identify/narrowed.ts'
import { readPacked } from './packed-numbers.ts'
import { serialCodeOf, serialCodeValue } from './serial-code-value.ts'

/** Returns the model whose serial numbers end with these three or four characters. Each code has one model. */
export function findSerialCode(code: string): Match | undefined {
  const value = serialCodeValue(code)
  const run = value !== undefined && runs().find(({ first, last }) => first <= value && value <= last)
  if (!run) return undefined
  const [key = '', facts = ''] = run.owner
  const [connectivity, size, chip] = facts.split(',')
  return {
    device: getDevice(key),
    narrowed: {
      ...(connectivity && { connectivity }),
      ...(size && { sizeMm: Number(size) }),
      ...(chip && { chip }),
    },
  }
}

/** Returns all codes in the table. */
export function listSerialCodes(): readonly string[] {
  return runs().flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => serialCodeOf(first + at)),
  )
}

/** Consecutive codes of one line. */
interface Run {
  readonly first: number
  readonly last: number
  readonly owner: readonly string[]
}

let read: readonly Run[] | undefined

function runs(): readonly Run[] {
  read ??= readRuns()
  return read
}

function readRuns(): Run[] {
  const runs: Run[] = []
  for (const line of serialCodeLines.trim().split('\n')) {
    const [key = '', facts = '', codes = ''] = line.split('|')
    const owner = [key, facts]
    readPacked(codes, (last, more) => runs.push({ first: last - more, last, owner }))
  }
  return runs
}
