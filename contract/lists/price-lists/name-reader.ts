import type { Match } from '@costard/devices'
import { readRow } from '../device-rows/read-row.ts'
import type { RowReading } from '../device-rows/row-reading.ts'
import { isOneDevice } from './one-device.ts'

/** Above this number of names, all are forgotten: another column can be chosen for the device again and again. */
const maxNames = 50_000

/** Reads the devices of names, each once: a list is read again after every answer of a person. */
export class NameReader {
  readonly #known = new Map<string, RowReading>()
  /** True for names whose only candidate is meant, by candidate and name. */
  readonly #areOne = new Map<string, boolean>()

  /** Returns how many names are known. */
  get size(): number {
    return this.#known.size
  }

  read(name: string): RowReading {
    const known = this.#known.get(name)
    if (known) return known
    const read = readRow({ row: 0, cells: [name] }, undefined)
    return keep(this.#known, name, read)
  }

  /** See isOneDevice. */
  isOneDevice(name: string, candidates: readonly Match[]): boolean {
    const [only] = candidates
    if (!only) return false
    const key = `${only.device.key} ${candidates.length} ${name}`
    return this.#areOne.get(key) ?? keep(this.#areOne, key, isOneDevice(name, candidates))
  }
}

function keep<Value>(known: Map<string, Value>, name: string, value: Value): Value {
  if (known.size >= maxNames) known.clear()
  known.set(name, value)
  return value
}
