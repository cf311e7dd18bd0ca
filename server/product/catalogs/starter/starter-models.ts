import { deviceKey, getDevice, type Device } from '@costard/devices'
import type { Model, Variant } from '@costard/pricing'
import type { SampleAmounts, StarterMoney } from './starter-money.ts'

/** A model with its price group and the price difference per storage step. */
export interface StarterModel {
  readonly device: string
  readonly group: ModelGroup
  readonly stepEuros: number
}

/** Models whose parts cost about the same. */
export type ModelGroup = 'pro' | 'std' | 'old' | 'tablet' | 'mac'

export const starterModels = {
  iPhone16Pro: { device: 'iPhone 16 Pro', group: 'pro', stepEuros: 35 },
  iPhone16: { device: 'iPhone 16', group: 'std', stepEuros: 30 },
  iPhone15Pro: { device: 'iPhone 15 Pro', group: 'pro', stepEuros: 30 },
  iPhone15: { device: 'iPhone 15', group: 'std', stepEuros: 25 },
  iPhone14: { device: 'iPhone 14', group: 'std', stepEuros: 20 },
  iPhone13: { device: 'iPhone 13', group: 'std', stepEuros: 15 },
  iPhone12: { device: 'iPhone 12', group: 'old', stepEuros: 10 },
  iPhone11: { device: 'iPhone 11', group: 'old', stepEuros: 10 },
  iPhoneSe3: { device: 'iPhone SE (3rd generation)', group: 'old', stepEuros: 5 },
  iPadAirM2: { device: 'iPad Air 11-inch (M2)', group: 'tablet', stepEuros: 30 },
  iPad10: { device: 'iPad (10th generation)', group: 'tablet', stepEuros: 20 },
  iPadProM4: { device: 'iPad Pro 11-inch (M4)', group: 'tablet', stepEuros: 50 },
  iPadMini6: { device: 'iPad mini (6th generation)', group: 'tablet', stepEuros: 25 },
  macBookAirM2: { device: 'MacBook Air (M2, 2022)', group: 'mac', stepEuros: 60 },
  macBookAirM3: { device: 'MacBook Air (13-inch, M3, 2024)', group: 'mac', stepEuros: 60 },
  macBookProM3: { device: 'MacBook Pro (14-inch, M3, Nov 2023)', group: 'mac', stepEuros: 80 },
  iMacM3: { device: 'iMac (24-inch, 2023, Two ports)', group: 'mac', stepEuros: 80 },
} as const satisfies Record<string, StarterModel>

export type StarterModelName = keyof typeof starterModels

/** The id of a model in a catalog is the key of its device. */
export function modelId(name: StarterModelName): string {
  return deviceKey(starterModels[name].device)
}

/** Returns a model with one variant per storage, memory and connectivity sold. */
export function pricedModel(name: StarterModelName, smallest: SampleAmounts, money: StarterMoney): Model {
  const device = getDevice(modelId(name))
  const variants = combinations(device).map(
    ({ attributes, storageSteps, memorySteps, isCellular }): Variant => {
      const extras = [
        storageSteps * (money.fromEuros(starterModels[name].stepEuros) ?? 0),
        memorySteps * (money.fromEuros(memoryStepEuros) ?? 0),
        isCellular ? (money.fromEuros(cellularEuros) ?? 0) : 0,
      ]
      const basePrice = money.price(smallest)
      const priceMinor = basePrice === null ? null : extras.reduce((total, extra) => total + extra, basePrice)
      return { id: variantId(device, attributes), attributes, priceMinor }
    },
  )
  return { ...modelOf(name, device), variants }
}

/** Returns a model with a single variant without a price: repair prices are in services. */
export function repairedModel(name: StarterModelName, money: StarterMoney): Model {
  const device = getDevice(modelId(name))
  const priceMinor = money.price([0, 0, 0])
  return { ...modelOf(name, device), variants: [{ id: device.key, attributes: {}, priceMinor }] }
}

/** Price of 8 GB more memory in a Mac, and of a cellular modem in an iPad. */
const memoryStepEuros = 50
const cellularEuros = 25

function modelOf(name: StarterModelName, { key, name: deviceName, family }: Device): Omit<Model, 'variants'> {
  return { id: key, deviceKey: key, name: deviceName, family, group: starterModels[name].group }
}

interface Combination {
  readonly attributes: Variant['attributes']
  readonly storageSteps: number
  readonly memorySteps: number
  readonly isCellular: boolean
}

function combinations({ storagesGb, memoriesGb, family }: Device): Combination[] {
  const memories = memoriesGb.length > 0 ? memoriesGb : [undefined]
  const radios = family === 'ipad' ? ['wifi', 'cellular'] : [undefined]
  return memories.flatMap((ramGb, memorySteps) =>
    storagesGb.flatMap((storageGb, storageSteps) =>
      radios.map((connectivity) => ({
        attributes: { ...(ramGb && { ramGb }), storageGb, ...(connectivity && { connectivity }) },
        storageSteps,
        memorySteps,
        isCellular: connectivity === 'cellular',
      })),
    ),
  )
}

/** For example iphone-15-128, ipad-air-11-inch-m2-128-wifi, macbook-air-m2-2022-8-256. */
function variantId({ key }: Device, attributes: Variant['attributes']): string {
  return [key, ...Object.values(attributes)].join('-')
}
