import { deviceKey, type Device, getDevice } from '@costard/devices'
import type { SampleAmounts } from './starter-money.ts'

/** Given trade-in prices of the smallest variant in EUR, GBP and USD; others are computed. Samples only. */
export const statedAmounts: Readonly<Record<string, SampleAmounts>> = {
  'iPhone 16 Pro': [495, 420, 540],
  'iPhone 16': [390, 330, 425],
  'iPhone 15 Pro': [340, 290, 370],
  'iPhone 15': [280, 240, 300],
  'iPhone 14': [200, 170, 220],
  'iPhone 13': [175, 150, 190],
  'iPhone 12': [110, 95, 120],
  'iPhone 11': [90, 75, 95],
  'iPhone SE (3rd generation)': [70, 60, 75],
  'iPad Air 11-inch (M2)': [290, 250, 310],
  'iPad (10th generation)': [140, 120, 150],
  'iPad Pro 11-inch (M4)': [560, 480, 600],
  'iPad mini (6th generation)': [180, 155, 195],
  'MacBook Air (M2, 2022)': [400, 345, 430],
  'MacBook Air (13-inch, M3, 2024)': [510, 440, 550],
  'MacBook Pro (14-inch, M3, Nov 2023)': [690, 590, 740],
  'iMac (24-inch, 2023, Two ports)': [560, 480, 600],
}

/** Devices with given prices that define the curve of a line, oldest first. */
const curves = {
  iPhone: ['iPhone 11', 'iPhone 12', 'iPhone 13', 'iPhone 14', 'iPhone 15', 'iPhone 16'],
  iPad: ['iPad (10th generation)'],
  iPadAir: ['iPad Air 11-inch (M2)'],
  iPadPro: ['iPad Pro 11-inch (M4)'],
  iPadMini: ['iPad mini (6th generation)'],
  macBookAir: ['MacBook Air (M2, 2022)', 'MacBook Air (13-inch, M3, 2024)'],
  macBookPro: ['MacBook Pro (14-inch, M3, Nov 2023)'],
  iMac: ['iMac (24-inch, 2023, Two ports)'],
} as const

export type ValueCurve = keyof typeof curves

/** Factor of a device's value after a year. Used prices drop 15 to 20 % with each year's new models. */
const yearlyFactor = 0.82
const smallestEuros = 10

/**
 * Returns the sample price of a device in euros: the given one, or that of the curve at its release, times
 * the factor of its line, rounded to 5. Between two devices of a curve prices change linearly; outside, by 18
 * % a year.
 */
export function sampleEuros(device: Device, curve: ValueCurve, factor: number): number {
  const stated = statedAmounts[device.name]
  if (stated) return stated[0]
  return Math.max(smallestEuros, roundTo5(factor * valueOn(curve, yearOf(device))))
}

export function roundTo5(amount: number): number {
  return 5 * Math.round(amount / 5)
}

function valueOn(curve: ValueCurve, year: number): number {
  const points = curves[curve].map((name) => {
    return { year: yearOf(getDevice(deviceKey(name))), euros: statedAmounts[name]?.[0] ?? 0 }
  })
  const before = points.findLast((point) => point.year <= year)
  const after = points.find((point) => point.year > year)
  if (before && after) {
    const part = (year - before.year) / (after.year - before.year)
    return before.euros * (after.euros / before.euros) ** part
  }
  const { year: nearest, euros } = (before ?? after)! // a curve has at least one device
  return euros * yearlyFactor ** (nearest - year)
}

function yearOf({ released }: Device): number {
  return Date.parse(released) / (365.25 * 24 * 3_600_000)
}
