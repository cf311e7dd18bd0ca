import type { Condition } from '@costard/pricing'
import { modelId } from './starter-models.ts'

export const isIPhone: Condition = { device: 'family', op: 'eq', value: 'iphone' }
export const isIPad: Condition = { device: 'family', op: 'eq', value: 'ipad' }
export const isMac: Condition = { device: 'family', op: 'eq', value: 'mac' }

/** Macs with a battery, a keyboard and a hinge of their own. */
export const isMacBook: Condition = {
  device: 'modelId',
  op: 'in',
  value: [modelId('macBookAirM2'), modelId('macBookAirM3'), modelId('macBookProM3')],
}

/** Devices that tell their battery health in Settings; of the iPads only those since 2024. */
export const showsBatteryHealth: Condition = {
  any: [isIPhone, { device: 'modelId', op: 'eq', value: modelId('iPadProM4') }],
}
