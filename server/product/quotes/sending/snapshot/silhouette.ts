import { findDevice, type Silhouette } from '@costard/devices'

/** Returns the drawing of a device; a phone for unknown devices, since phones are most common. */
export function silhouetteOf(deviceKey: string | undefined): Silhouette {
  return (deviceKey !== undefined && findDevice(deviceKey)?.silhouette) || 'iphone'
}
