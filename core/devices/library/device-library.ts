import { modelLines } from '../data/models.ts'
import type { Device, Family } from './device.ts'
import { deviceKey } from './device-key.ts'
import { readModelLine } from './read-model-line.ts'

/** Returns the device with this key. Throws UnknownDevice, code 'unknown-device'. */
export function getDevice(key: string): Device {
  const device = findDevice(key)
  if (!device) throw new UnknownDevice(key)
  return device
}

export function findDevice(key: string): Device | undefined {
  const place = findPlace(key)
  return place === undefined ? undefined : deviceAt(place)
}

/** Returns the index of the device with this key. */
export function findPlace(key: string): number | undefined {
  return places().get(key)
}

/** Returns all devices, or those of one family, newest first. */
export function listDevices(family?: Family): readonly Device[] {
  all ??= listLines().map((_, place) => deviceAt(place))
  return family ? all.filter((device) => device.family === family) : all
}

/** Returns the device at this line, parsed on demand: no query needs all devices. */
export function deviceAt(place: number): Device {
  return (devices[place] ??= read(place))
}

/** Returns the lines of the table, newest device first. */
export function listLines(): readonly string[] {
  lines ??= modelLines.trim().split('\n')
  return lines
}

export class UnknownDevice extends Error {
  readonly code = 'unknown-device'

  constructor(key: string) {
    super(`No device has the key "${key}"`)
  }
}

let lines: readonly string[] | undefined
let all: readonly Device[] | undefined
let byKey: ReadonlyMap<string, number> | undefined
const devices: Device[] = []

function read(place: number): Device {
  const line = listLines()[place]
  if (line === undefined) throw new RangeError(`No device has the place ${place}`)
  return readModelLine(line)
}

function places(): ReadonlyMap<string, number> {
  byKey ??= new Map(listLines().map((line, place) => [deviceKey(line.split('|', 2)[1] ?? ''), place]))
  return byKey
}
