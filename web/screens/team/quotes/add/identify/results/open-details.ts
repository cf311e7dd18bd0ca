import { chipsOf, type Device, type Narrowed } from '@costard/devices'

export type Detail = 'chip' | 'storageGb' | 'memoryGb' | 'connectivity'

/** Returns the possible values of a model's details, as far as they are known. */
export function optionsOf(
  device: Device,
): readonly { readonly detail: Detail; readonly options: readonly (string | number)[] }[] {
  return [
    { detail: 'chip' as const, options: severalChips(device) },
    { detail: 'memoryGb' as const, options: device.memoriesGb },
    { detail: 'storageGb' as const, options: device.storagesGb },
    { detail: 'connectivity' as const, options: device.connectivity },
  ].filter(({ options }) => options.length > 0)
}

/** Chips, if the model has several: a single one is a fact, not a detail to choose. */
function severalChips(device: Device): readonly string[] {
  const chips = chipsOf(device)
  return chips.length > 1 ? chips : []
}

/** Returns the known details, including those with only one possible value. */
export function withOnly(device: Device, narrowed: Narrowed): Narrowed {
  const only = optionsOf(device).filter(({ options }) => options.length === 1)
  return { ...Object.fromEntries(only.map(({ detail, options }) => [detail, options[0]])), ...narrowed }
}

/**
 * Returns the first detail to choose before the device can be added. Memory is optional because the data of
 * some Macs is incomplete; storage and connectivity are required.
 */
export function openDetail(device: Device, chosen: Narrowed): Detail | undefined {
  return optionsOf(device)
    .filter(({ detail }) => detail !== 'memoryGb')
    .find(({ detail }) => chosen[detail] === undefined)?.detail
}
