import type { Device } from '../library/device.ts'
import { fold } from '../names/fold.ts'
import { readPieces } from '../names/pieces.ts'
import { narrowDevice } from './narrow-device.ts'
import type { Narrowed } from './narrowed.ts'

/** Returns details in a text about a known device: "Wi-Fi + Cellular 256GB", "M2 8/256". */
export function detailsIn(device: Device, text: string): Narrowed {
  return narrowDevice(device, readPieces(fold(text)).stated).narrowed
}
