import { type Device, findDevice, listDevices } from '@costard/devices'
import type { Model } from '@costard/pricing'

/** Returns the devices of the catalog's families released after its newest one in the family. */
export function newerDevices(models: readonly Model[]): readonly Device[] {
  const newest = new Map<string, string>()
  const has = new Set<string>()
  for (const { deviceKey } of models) {
    const device = deviceKey === undefined ? undefined : findDevice(deviceKey)
    if (!device) continue
    has.add(device.key)
    if (device.released > (newest.get(device.family) ?? '')) newest.set(device.family, device.released)
  }
  return listDevices().filter(
    ({ key, family, released }) => !has.has(key) && released >= (newest.get(family) ?? '9'),
  )
}
