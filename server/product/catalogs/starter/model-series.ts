import type { Device } from '@costard/devices'
import type { ValueCurve } from './sample-values.ts'

/** Groups of models with similar costs of parts. `mac`: MacBooks; `desktop`: Macs without a display. */
export type ModelGroup = 'pro' | 'std' | 'old' | 'tablet' | 'watch' | 'mac' | 'imac' | 'desktop'

/** Devices whose sample prices follow one curve. */
export interface ModelSeries {
  readonly group: ModelGroup
  readonly includes: (device: Device) => boolean
  readonly curve: ValueCurve
  /** Price relative to the curve. */
  readonly factor: number
  /** Share of the price that a storage or memory step adds. */
  readonly stepShare: number
}

/** Models before 2021 are in the group `old`, whose parts cost less. */
const phone = (
  name: RegExp,
  factor: number,
  { group, until = '9999', from = '2017-09' }: { group: ModelGroup; until?: string; from?: string },
): ModelSeries => ({
  group,
  includes: ({ family, name: deviceName, released }) =>
    family === 'iphone' && name.test(deviceName) && released >= from && released < until,
  curve: 'iPhone',
  factor,
  stepShare: 0.08,
})

const old = { group: 'old', until: '2021-09' } as const
const recent = { from: '2021-09' }

const series = (
  curve: ValueCurve,
  factor: number,
  { group, name, from }: { group: ModelGroup; name: RegExp; from: string },
): ModelSeries => ({
  group,
  includes: (device) => name.test(device.name) && device.released >= from,
  curve,
  factor,
  stepShare: group === 'tablet' ? 0.1 : 0.12,
})

const tablet = { group: 'tablet', from: '2018-03' } as const
const laptop = { group: 'mac', from: '2015' } as const
const iMac = { group: 'imac', from: '2021' } as const
const desktop = { group: 'desktop', from: '2018' } as const
const watch = { group: 'watch', from: '2018-09' } as const

/** Series of models. A device belongs to the first one that includes it. */
export const modelSeries: readonly ModelSeries[] = [
  phone(/^iPhone SE/, 0.375, { group: 'old' }),
  phone(/ mini$/, 0.85, old),
  phone(/ mini$/, 0.85, { ...recent, group: 'std' }),
  phone(/ Pro Max$/, 1.4, old),
  phone(/ Pro$/, 1.21, old),
  phone(/ Pro Max$/, 1.4, { ...recent, group: 'pro' }),
  phone(/ Pro$/, 1.21, { ...recent, group: 'pro' }),
  phone(/ Plus$/, 1.1, old),
  phone(/ Plus$/, 1.1, { ...recent, group: 'std' }),
  phone(/ Max$/, 1.2, old),
  phone(/^iPhone Air$/, 1.1, { group: 'pro' }),
  phone(/^iPhone \d+e$/, 0.75, { group: 'std' }),
  phone(/^iPhone (8|X|XS|XR|11|12)$/, 1, old),
  phone(/^iPhone 1[3-9]$/, 1, { ...recent, group: 'std' }),
  series('iPadAir', 1.2, { ...tablet, name: /^iPad Air 13-inch/ }),
  series('iPadAir', 1, { ...tablet, name: /^iPad Air/ }),
  series('iPadPro', 1.25, { ...tablet, name: /^iPad Pro 1[23]/ }),
  series('iPadPro', 1, { ...tablet, name: /^iPad Pro/ }),
  series('iPadMini', 1, { ...tablet, name: /^iPad mini/ }),
  series('iPad', 1, { ...tablet, name: /^iPad \(/ }),
  series('iPhone', 0.8, { ...watch, name: /^Apple Watch Ultra/ }),
  series('iPhone', 0.3, { ...watch, name: /^Apple Watch SE/ }),
  series('iPhone', 0.45, { ...watch, name: /^Apple Watch Series/ }),
  series('macBookAir', 1.12, { ...laptop, name: /^MacBook Air \(15/ }),
  series('macBookAir', 1, { ...laptop, name: /^MacBook Air/ }),
  series('macBookAir', 0.8, { ...laptop, name: /^MacBook \(Retina, 12/ }),
  series('macBookPro', 1.35, { ...laptop, name: /^MacBook Pro \(16-inch/ }),
  series('macBookPro', 1.25, { ...laptop, name: /^MacBook Pro \(14-inch, (2021|2023|.* Pro or)/ }),
  series('macBookPro', 1, { ...laptop, name: /^MacBook Pro \(14-inch/ }),
  series('macBookPro', 0.9, { ...laptop, name: /^MacBook Pro \((Retina, )?15-inch/ }),
  series('macBookPro', 0.75, { ...laptop, name: /^MacBook Pro \(13-inch.*Four/ }),
  series('macBookPro', 0.65, { ...laptop, name: /^MacBook Pro \((Retina, )?13-inch/ }),
  series('iMac', 1.1, { ...iMac, name: /^iMac \(24-inch.*Four/ }),
  series('iMac', 1, { ...iMac, name: /^iMac \(24-inch/ }),
  series('iMac', 0.55, { ...desktop, name: /^Mac mini/ }),
  series('iMac', 1.5, { ...desktop, name: /^Mac Studio/ }),
]
