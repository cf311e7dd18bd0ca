import type { ModelGroup } from '../model-series.ts'
import type { Translations } from './translations.ts'

/** Headings above the questions of the samples. */
export const questionGroups = {
  ownership: 'Ownership',
  condition: 'Condition',
  battery: 'Battery',
  history: 'History',
  mac: 'Mac',
  inspection: 'Inspection',
} as const

export type QuestionGroup = keyof typeof questionGroups

/** Names of the groups of models in the samples. */
export const modelGroups: Readonly<Record<ModelGroup, string>> = {
  pro: 'Pro iPhones',
  std: 'Standard iPhones',
  old: 'Older iPhones',
  tablet: 'iPads',
  watch: 'Watches',
  mac: 'MacBooks',
  imac: 'iMacs',
  desktop: 'Desktop Macs',
}

export const groupTexts: Translations = {
  Ownership: ['Propriété', 'Eigentum', 'Propiedad'],
  Condition: ['État', 'Zustand', 'Estado'],
  History: ['Historique', 'Vorgeschichte', 'Historial'],
  Mac: ['Mac', 'Mac', 'Mac'],
  Inspection: ['Inspection', 'Prüfung', 'Inspección'],
  'Pro iPhones': ['iPhone Pro', 'Pro-iPhones', 'iPhone Pro'],
  'Standard iPhones': ['iPhone standard', 'Standard-iPhones', 'iPhone estándar'],
  'Older iPhones': ['iPhone plus anciens', 'Ältere iPhones', 'iPhone más antiguos'],
  iPads: ['iPad', 'iPads', 'iPad'],
  Watches: ['Montres', 'Uhren', 'Relojes'],
  MacBooks: ['MacBook', 'MacBooks', 'MacBook'],
  iMacs: ['iMac', 'iMacs', 'iMac'],
  'Desktop Macs': ['Mac de bureau', 'Desktop-Macs', 'Mac de sobremesa'],
}
