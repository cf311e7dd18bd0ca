export type { Device, DeviceVariant, Family, Silhouette } from './device.ts'
export { deviceKey } from './device-key.ts'
export { findDevice, getDevice, listDevices, UnknownDevice } from './device-library.ts'
export { sizeLabel, variantLabel } from './variant-label.ts'
