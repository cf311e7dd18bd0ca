import type { Condition } from '@costard/pricing'
import { modelId } from './starter-models.ts'

export const isIPhone: Condition = { device: 'family', op: 'eq', value: 'iphone' }
export const isIPad: Condition = { device: 'family', op: 'eq', value: 'ipad' }
export const isMac: Condition = { device: 'family', op: 'eq', value: 'mac' }

/** A Mac without a battery: it runs only while plugged in. */
export const isIMac: Condition = { device: 'modelId', op: 'eq', value: modelId('iMacM3') }
export const isNotIMac: Condition = { device: 'modelId', op: 'neq', value: modelId('iMacM3') }

/** Macs with a battery, a built-in keyboard and a hinge. */
export const isMacBook: Condition = {
  device: 'modelId',
  op: 'in',
  value: [modelId('macBookAirM2'), modelId('macBookAirM3'), modelId('macBookProM3')],
}

/** Devices that show battery health in Settings; iPads only since 2024. */
export const showsBatteryHealth: Condition = {
  any: [isIPhone, { device: 'modelId', op: 'eq', value: modelId('iPadProM4') }],
}
