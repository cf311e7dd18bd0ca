import { chipsOf } from '../library/chips-of.ts'
import type { Device } from '../library/device.ts'
import type { Ask } from './identification.ts'
import type { Match } from './narrowed.ts'

/** Returns the next questions, in order. Details come after the model is known. */
export function askNext(matches: readonly Match[]): readonly Ask[] {
  const [only, another] = matches
  if (!only || another) return ['model']
  return asksAbout(only)
}

/** Returns the details that vary within the model and are unknown. */
export function asksAbout({ device, narrowed }: Match): readonly Ask[] {
  const asks: Ask[] = []
  if (chipsOf(device).length > 1 && !narrowed.chip) asks.push('chip')
  if (device.sizesMm.length > 1 && !narrowed.sizeMm) asks.push('size')
  if (comesInStorages(device) && !narrowed.storageGb) asks.push('storage')
  if (device.memoriesGb.length > 1 && !narrowed.memoryGb) asks.push('memory')
  if (device.connectivity.length > 1 && !narrowed.connectivity) asks.push('connectivity')
  if (device.colours.length > 1 && !narrowed.colour) asks.push('colour')
  return asks
}

// For phones, tablets and computers ask for the storage even when the list of storages is unknown.
function comesInStorages({ family, storagesGb }: Device): boolean {
  const isSoldByStorage = family === 'iphone' || family === 'ipad' || family === 'mac'
  return storagesGb.length > 1 || (storagesGb.length === 0 && isSoldByStorage)
}
