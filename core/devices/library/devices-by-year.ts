import type { Device, Silhouette } from './device.ts'
import { listDevices } from './device-library.ts'

export interface DevicesOfYear {
  /** Release year, YYYY. */
  readonly year: string
  /** Newest first. */
  readonly devices: readonly Device[]
}

/** Returns the devices with this outline by release year, newest first, without accessories. */
export function devicesByYear(silhouette: Silhouette): readonly DevicesOfYear[] {
  const years = new Map<string, Device[]>()
  for (const device of listDevices()) {
    if (device.silhouette !== silhouette || device.family === 'other') continue
    const year = device.released.slice(0, 4)
    const devices = years.get(year)
    if (devices) devices.push(device)
    else years.set(year, [device])
  }
  return [...years].map(([year, devices]) => ({ year, devices }))
}
