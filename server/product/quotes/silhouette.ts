import { findDevice, type Silhouette } from '@costard/devices'

/** The drawing for a device; one that the library does not know is drawn as a phone, the commonest thing on a counter. */
export function silhouetteOf(deviceKey: string | undefined): Silhouette {
  return (deviceKey !== undefined && findDevice(deviceKey)?.silhouette) || 'iphone'
}
