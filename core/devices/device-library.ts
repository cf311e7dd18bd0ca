import { modelLines } from './data/models.ts'
import type { Device, Family } from './device.ts'
import { readModelLine } from './read-model-line.ts'

/** The device with this key. Throws UnknownDevice, code 'unknown-device'. */
export function getDevice(key: string): Device {
  const device = findDevice(key)
  if (!device) throw new UnknownDevice(key)
  return device
}

export function findDevice(key: string): Device | undefined {
  return library().byKey.get(key)
}

/** All devices, or those of one family, newest first. */
export function listDevices(family?: Family): readonly Device[] {
  if (!family) return library().newestFirst
  return library().newestFirst.filter((device) => device.family === family)
}

export class UnknownDevice extends Error {
  readonly code = 'unknown-device'

  constructor(key: string) {
    super(`No device has the key "${key}"`)
  }
}

interface Library {
  readonly newestFirst: readonly Device[]
  readonly byKey: ReadonlyMap<string, Device>
}

let read: Library | undefined

// Read on first use, so that a page which only imports the types pays nothing.
function library(): Library {
  if (read) return read
  const devices = modelLines.trim().split('\n').map(readModelLine)
  read = {
    newestFirst: devices.sort((a, b) => compare(b.released, a.released) || compare(a.name, b.name)),
    byKey: new Map(devices.map((device) => [device.key, device])),
  }
  return read
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
