import type { Device, Silhouette } from './device.ts'
import { listDevices } from './device-library.ts'

export interface DevicesOfYear {
  /** YYYY, of the release. */
  readonly year: string
  /** Newest first. */
  readonly devices: readonly Device[]
}

/** The devices that share an outline, by the year of their release, newest first. Accessories are left out. */
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
