import { isIPad, isIPhone, isMacBook } from './device-conditions.ts'
import type { ModelGroup } from './starter-models.ts'
import type { SampleAmounts } from './starter-money.ts'
import type { StarterPrice, StarterService } from './starter-service.ts'

/** Prices in EUR, GBP and USD, with tax where customary. `price` is for standard iPhones. */
const parts: readonly StarterService[] = [
  {
    key: 'screen',
    name: 'Screen',
    price: [309, 269, 279],
    byGroup: { pro: [379, 329, 329], old: [189, 165, 199] },
    availableWhen: isIPhone,
  },
  {
    key: 'back',
    name: 'Back glass',
    price: [159, 139, 159],
    byGroup: { pro: [169, 149, 169], old: 'onRequest' },
    availableWhen: isIPhone,
  },
  {
    key: 'screenAndBack',
    name: 'Screen and back together',
    price: [419, 365, 389],
    byGroup: { pro: [489, 429, 449], old: 'onRequest' },
    availableWhen: isIPhone,
    bundle: { services: ['screen', 'back'] },
  },
  {
    key: 'battery',
    name: 'Battery',
    price: [89, 79, 89],
    byGroup: { pro: [109, 95, 99], old: [69, 59, 69], tablet: [119, 105, 119], mac: [199, 175, 199] },
    availableWhen: { any: [isIPhone, isIPad, isMacBook] },
  },
  {
    key: 'port',
    name: 'Charging port',
    price: [79, 69, 79],
    byGroup: { pro: [89, 79, 89], ...smallGroups([59, 49, 59]) },
  },
  {
    key: 'rearCamera',
    name: 'Rear camera',
    price: [159, 139, 159],
    byGroup: { pro: [229, 199, 219], ...smallGroups([99, 85, 99]) },
    availableWhen: { any: [isIPhone, isIPad] },
  },
  {
    key: 'audio',
    name: 'Speaker or microphone',
    price: [59, 49, 59],
    byGroup: { pro: [69, 59, 69], ...smallGroups([49, 45, 49]) },
  },
  {
    key: 'buttons',
    name: 'Buttons',
    price: [59, 49, 59],
    byGroup: { pro: [69, 59, 69], ...smallGroups([49, 45, 49]) },
  },
  { key: 'ipadGlass', name: 'iPad glass', price: [159, 139, 159], availableWhen: isIPad },
  { key: 'macDisplay', name: 'MacBook display', price: 'onRequest', availableWhen: isMacBook },
  { key: 'macTopCase', name: 'MacBook top case', price: [299, 259, 319], availableWhen: isMacBook },
]

const phones: DiagnosticPrice = {
  key: 'noRepair',
  name: 'No repair, collect iPhone',
  groups: ['pro', 'std'],
  amounts: [25, 20, 25],
}
const others: DiagnosticPrice = {
  key: 'noRepairOther',
  name: 'No repair, collect device',
  groups: ['old', 'tablet', 'watch', 'mac', 'imac', 'desktop'],
  amounts: [39, 35, 39],
}

/** Price of a diagnostic, with the proposition that charges nothing else. */
export const diagnosticPrices: readonly DiagnosticPrice[] = [phones, others]

interface DiagnosticPrice {
  readonly key: string
  /** Name of the proposition; unique. */
  readonly name: string
  readonly groups: readonly ModelGroup[]
  readonly amounts: SampleAmounts
}

/** The proposition (original or compatible part) changes the price of parts, not of labour. */
export const repairServices: readonly StarterService[] = [
  ...parts.map((service) => ({ ...service, partBased: true })),
  {
    key: 'liquidClean',
    name: 'Liquid damage clean and check',
    description: 'No repair warranty.',
    price: [59, 49, 59],
    byGroup: smallGroups([79, 69, 79]),
  },
  {
    key: 'diagnostic',
    name: 'Diagnostic',
    description: 'Free if we repair the device.',
    price: phones.amounts,
    byGroup: smallGroups(others.amounts),
    excludes: parts.filter(({ bundle }) => !bundle).map(({ key }) => key),
    includedInPropositions: diagnosticPrices.map(({ key }) => key),
  },
  { key: 'coverageCheck', name: 'Coverage check', price: [0, 0, 0] },
  { key: 'backup', name: 'Backup or transfer', price: [39, 35, 39] },
  { key: 'dataRecovery', name: 'Data recovery', price: 'onRequest' },
  { key: 'express', name: 'Same-day express', price: [29, 25, 29] },
  { key: 'glassProtector', name: 'Screen protector, fitted', price: [19, 15, 19], availableWhen: isIPhone },
]

/** Older iPhones, iPads, Watches and Macs have one price. */
function smallGroups(price: SampleAmounts): Partial<Record<ModelGroup, StarterPrice>> {
  return { old: price, tablet: price, watch: price, mac: price, imac: price, desktop: price }
}
