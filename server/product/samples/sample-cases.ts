import type { Answers } from '@costard/contract'

/** A plausible quote of a shop. Days count back from today. */
export interface SampleCase {
  readonly variantId: string
  readonly customer: 'private' | 'business' | 'lead'
  readonly state: 'draft' | 'sent' | 'accepted' | 'declined' | 'expired'
  readonly isViewed?: true
  readonly createdDays: number
  /** Answers about the device; other questions are answered without fault. */
  readonly said: Answers
  /** Answers of an inspection that differ. */
  readonly found?: Answers
}

/** One case for each state, newest first. */
export const sampleCases: readonly SampleCase[] = [
  {
    variantId: 'macbook-air-13-inch-m3-2024-8-256',
    customer: 'business',
    state: 'draft',
    createdDays: 0,
    said: { body: 'marks' },
  },
  {
    variantId: 'iphone-13-128',
    customer: 'private',
    state: 'sent',
    isViewed: true,
    createdDays: 1,
    said: { screen: 'hairlines', battery: 86 },
  },
  {
    variantId: 'ipad-10th-generation-64-wifi',
    customer: 'private',
    state: 'accepted',
    createdDays: 3,
    said: { body: 'dents' },
  },
  {
    variantId: 'iphone-15-128',
    customer: 'lead',
    state: 'accepted',
    createdDays: 6,
    said: { screen: 'hairlines', faults: ['rearCamera'], battery: 85 },
    found: { screen: 'cracked' },
  },
  {
    variantId: 'iphone-12-64',
    customer: 'lead',
    state: 'declined',
    createdDays: 9,
    said: { screen: 'scratches', battery: 78 },
  },
  {
    variantId: 'iphone-11-64',
    customer: 'business',
    state: 'expired',
    createdDays: 24,
    said: { body: 'marks' },
  },
]

/** Answers without deductions. Answers to questions that do not apply to a device are ignored. */
export const allFine: Answers = {
  lock: 'off',
  owner: 'yes',
  managed: 'no',
  power: 'yes',
  screen: 'flawless',
  body: 'likeNew',
  backGlass: 'whole',
  faults: ['none'],
  batteryShown: 'yes',
  battery: 95,
  sim: 'any',
  parts: ['no'],
  liquid: 'no',
  keys: ['fine'],
  cycles: 120,
  charger: true,
}
