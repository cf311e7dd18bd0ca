import { type Device, listDevices } from '@costard/devices'
import type { Model, Variant } from '@costard/pricing'
import { type ModelGroup, type ModelSeries, modelSeries } from './model-series.ts'
import { roundTo5, sampleEuros, statedAmounts } from './sample-values.ts'
import type { StarterMoney } from './starter-money.ts'

export type { ModelGroup } from './model-series.ts'

/** A device common in shops, with the basis of its sample prices. */
export interface StarterModel {
  readonly device: Device
  readonly group: ModelGroup
  /** Trade-in price of the smallest variant in euros. */
  readonly euros: number
  /** Price difference to the next larger storage or memory, in euros. */
  readonly stepEuros: number
}

/** Given price differences per storage and memory step, in euros; others are computed. */
const statedSteps: Readonly<Record<string, number>> = {
  'iPhone 16 Pro': 35,
  'iPhone 16': 30,
  'iPhone 15 Pro': 30,
  'iPhone 15': 25,
  'iPhone 14': 20,
  'iPhone 13': 15,
  'iPhone 12': 10,
  'iPhone 11': 10,
  'iPhone SE (3rd generation)': 5,
  'iPad Air 11-inch (M2)': 30,
  'iPad (10th generation)': 20,
  'iPad Pro 11-inch (M4)': 50,
  'iPad mini (6th generation)': 25,
  'MacBook Air (M2, 2022)': 60,
  'MacBook Air (13-inch, M3, 2024)': 60,
  'MacBook Pro (14-inch, M3, Nov 2023)': 80,
  'iMac (24-inch, 2023, Two ports)': 80,
}

/** Models from iPhone 8, iPad 6, Watch Series 4 and the Macs of 2015 on, newest first. */
export const starterModels: readonly StarterModel[] = listDevices().flatMap((device) => {
  const series = modelSeries.find(({ includes }) => includes(device))
  // A model without known sizes gets no price.
  const isKnown = device.storagesGb.length > 0 || device.family === 'watch'
  return series && isKnown ? [starterModel(device, series)] : []
})

function starterModel(device: Device, { group, curve, factor, stepShare }: ModelSeries): StarterModel {
  const euros = sampleEuros(device, curve, factor)
  return { device, group, euros, stepEuros: statedSteps[device.name] ?? stepOf(euros, stepShare) }
}

function stepOf(euros: number, share: number): number {
  return Math.max(5, roundTo5(euros * share))
}

/** Returns the trade-in price of the smallest variant in minor units, or null without samples in this currency. */
export function tradeInMinor({ device, euros }: StarterModel, money: StarterMoney): number | null {
  const stated = statedAmounts[device.name]
  return stated ? money.price(stated) : money.fromEuros(euros)
}

/**
 * Returns a model with one variant per sold storage, memory, case size and connectivity, based on the price
 * of the smallest.
 */
export function pricedModel(
  model: StarterModel,
  smallestMinor: number | null,
  { fromEuros }: StarterMoney,
): Model {
  const storageMinor = fromEuros(model.stepEuros) ?? 0
  const memoryMinor = fromEuros(Math.min(memoryEuros, model.stepEuros)) ?? 0
  const sizeMinor = fromEuros(Math.min(caseEuros, stepOf(model.euros, 0.1))) ?? 0
  const cellularMinor = fromEuros(Math.min(cellularEuros, stepOf(model.euros, 0.15))) ?? 0
  const variants = combinations(model.device).map(
    ({ attributes, storageSteps, memorySteps, sizeSteps, isCellular }): Variant => {
      const extraMinor =
        storageSteps * storageMinor +
        memorySteps * memoryMinor +
        sizeSteps * sizeMinor +
        (isCellular ? cellularMinor : 0)
      const id = [model.device.key, ...Object.values(attributes)].join('-')
      return { id, attributes, priceMinor: smallestMinor === null ? null : smallestMinor + extraMinor }
    },
  )
  return { ...modelOf(model), variants }
}

/** Maximum surcharge of a memory step of a Mac, a cellular modem and the larger case of a watch. */
const memoryEuros = 50
const cellularEuros = 25
const caseEuros = 20

/** Returns a model with a single variant without a price: repair prices are in services. */
export function repairedModel(model: StarterModel, money: StarterMoney): Model {
  const priceMinor = money.hasSamples ? 0 : null
  return { ...modelOf(model), variants: [{ id: model.device.key, attributes: {}, priceMinor }] }
}

function modelOf({ device, group }: StarterModel): Omit<Model, 'variants'> {
  return { id: device.key, deviceKey: device.key, name: device.name, family: device.family, group }
}

interface Combination {
  readonly attributes: Variant['attributes']
  readonly storageSteps: number
  readonly memorySteps: number
  readonly sizeSteps: number
  readonly isCellular: boolean
}

/** Rare configurations are left out: 4 TB and more, and the fourth memory size. */
const maxStorageGb = 2048
const maxMemories = 3

function combinations(device: Device): Combination[] {
  const { storagesGb, memoriesGb, sizesMm, family } = device
  const memories = memoriesGb.length > 0 ? memoriesGb.slice(0, maxMemories) : [undefined]
  const storages = family === 'watch' ? [undefined] : storagesGb.filter((gb) => gb <= maxStorageGb)
  const sizes = sizesMm.length > 1 ? sizesMm.toSorted((a, b) => a - b) : [undefined]
  return memories.flatMap((ramGb, memorySteps) =>
    storages.flatMap((storageGb, storageSteps) =>
      sizes.flatMap((sizeMm, sizeSteps) =>
        connectionsOf(device).map((connectivity) => ({
          attributes: {
            ...(ramGb && { ramGb }),
            ...(storageGb && { storageGb }),
            ...(sizeMm && { sizeMm }),
            ...(connectivity && { connectivity }),
          },
          storageSteps,
          memorySteps,
          sizeSteps,
          isCellular: connectivity === 'cellular',
        })),
      ),
    ),
  )
}

/**
 * Returns the connectivities of a device; catalogs call "Wi-Fi + Cellular" `cellular`. Undefined if a device
 * has only one.
 */
function connectionsOf({ connectivity }: Device): readonly (string | undefined)[] {
  if (connectivity.length < 2) return [undefined]
  return connectivity.map((name) => {
    if (name.includes('Cellular')) return 'cellular'
    return name === 'GPS' ? 'gps' : 'wifi'
  })
}
