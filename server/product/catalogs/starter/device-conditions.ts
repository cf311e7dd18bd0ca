import type { Condition } from '@costard/pricing'
import { type ModelGroup, type StarterModel, starterModels } from './starter-models.ts'

export const isIPhone: Condition = { device: 'family', op: 'eq', value: 'iphone' }
export const isIPad: Condition = { device: 'family', op: 'eq', value: 'ipad' }
export const isMac: Condition = { device: 'family', op: 'eq', value: 'mac' }
export const isWatch: Condition = { device: 'family', op: 'eq', value: 'watch' }
export const isNotWatch: Condition = { device: 'family', op: 'neq', value: 'watch' }

/** Macs with a battery, a built-in keyboard and a hinge. */
export const isMacBook: Condition = isInGroup('mac')

/** An iMac or a desktop runs only while plugged in. */
export const hasBattery: Condition = isInGroup('pro', 'std', 'old', 'tablet', 'watch', 'mac')
export const hasNoBattery: Condition = isInGroup('imac', 'desktop')
export const hasDisplay: Condition = isInGroup('pro', 'std', 'old', 'tablet', 'watch', 'mac', 'imac')

/** Devices that show battery health in Settings: iPhones, and iPads since 2024. */
export const showsBatteryHealth: Condition = {
  any: [
    isIPhone,
    {
      device: 'modelId',
      op: 'in',
      value: keysOf(({ device }) => device.family === 'ipad' && device.released >= '2024'),
    },
  ],
}

/** The newest iPhones, and those of the year before, have no compatible batteries yet. */
export const isNotNewestIPhone: Condition = {
  all: keysOf(({ device }) => device.family === 'iphone' && device.released >= '2024-09').map((value) => {
    return { device: 'modelId', op: 'neq', value }
  }),
}

function isInGroup(...value: readonly ModelGroup[]): Condition {
  return { device: 'group', op: 'in', value }
}

function keysOf(includes: (model: StarterModel) => boolean): string[] {
  return starterModels.filter(includes).map(({ device }) => device.key)
}
