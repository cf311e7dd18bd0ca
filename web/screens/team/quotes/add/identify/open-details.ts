import type { Device, Narrowed } from '@costard/devices'

export type Detail = 'storageGb' | 'memoryGb' | 'connectivity'

/** What can be said about a model beyond its name, where its facts know the possibilities. */
export function optionsOf(
  device: Device,
): readonly { readonly detail: Detail; readonly options: readonly (string | number)[] }[] {
  return [
    { detail: 'memoryGb' as const, options: device.memoriesGb },
    { detail: 'storageGb' as const, options: device.storagesGb },
    { detail: 'connectivity' as const, options: device.connectivity },
  ].filter(({ options }) => options.length > 0)
}

/** What is known, with the details in which the model leaves no choice. */
export function withOnly(device: Device, narrowed: Narrowed): Narrowed {
  const only = optionsOf(device).filter(({ options }) => options.length === 1)
  return { ...Object.fromEntries(only.map(({ detail, options }) => [detail, options[0]])), ...narrowed }
}

/**
 * The first detail that a person has to say before the device can be added. Facts about memory are incomplete for some
 * Macs: it may be left open, storage and connection may not.
 */
export function openDetail(device: Device, said: Narrowed): Detail | undefined {
  return optionsOf(device)
    .filter(({ detail }) => detail !== 'memoryGb')
    .find(({ detail }) => said[detail] === undefined)?.detail
}
