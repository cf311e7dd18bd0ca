import { findDevice } from '@costard/devices'

/**
 * Returns the tests possible on a device; undefined for one without a screen that opens a page. A team's own
 * model may have one.
 */
export function showableDevice(deviceKey: string | undefined): { readonly hasTouch: boolean } | undefined {
  const device = deviceKey === undefined ? undefined : findDevice(deviceKey)
  if (!device || device.family === 'iphone' || device.family === 'ipad') return { hasTouch: true }
  return device.family === 'mac' ? { hasTouch: false } : undefined
}
