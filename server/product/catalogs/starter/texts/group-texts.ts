import type { Localised } from '@costard/contract'
import type { ModelGroup } from '../product-lines.ts'

/** Headings above the questions of the samples. */
export const questionGroups = {
  ownership: { en: 'Ownership', fr: 'Propriété', de: 'Eigentum', es: 'Propiedad' },
  condition: { en: 'Condition', fr: 'État', de: 'Zustand', es: 'Estado' },
  battery: { en: 'Battery', fr: 'Batterie', de: 'Akku', es: 'Batería' },
  history: { en: 'History', fr: 'Historique', de: 'Vorgeschichte', es: 'Historial' },
  mac: { en: 'Mac', fr: 'Mac', de: 'Mac', es: 'Mac' },
  inspection: { en: 'Inspection', fr: 'Inspection', de: 'Prüfung', es: 'Inspección' },
} as const satisfies Readonly<Record<string, Localised>>

export type QuestionGroup = keyof typeof questionGroups

/** Names of the groups of models of the samples. */
export const modelGroups: Readonly<Record<ModelGroup, Localised>> = {
  pro: { en: 'Pro iPhones', fr: 'iPhone Pro', de: 'Pro-iPhones', es: 'iPhone Pro' },
  std: { en: 'Standard iPhones', fr: 'iPhone standard', de: 'Standard-iPhones', es: 'iPhone estándar' },
  old: { en: 'Older iPhones', fr: 'iPhone plus anciens', de: 'Ältere iPhones', es: 'iPhone más antiguos' },
  tablet: { en: 'iPads', fr: 'iPad', de: 'iPads', es: 'iPad' },
  watch: { en: 'Watches', fr: 'Montres', de: 'Uhren', es: 'Relojes' },
  mac: { en: 'MacBooks', fr: 'MacBook', de: 'MacBooks', es: 'MacBook' },
  imac: { en: 'iMacs', fr: 'iMac', de: 'iMacs', es: 'iMac' },
  desktop: { en: 'Desktop Macs', fr: 'Mac de bureau', de: 'Desktop-Macs', es: 'Mac de sobremesa' },
}

/** Returns the names of the groups that are in use. */
export function namesOfGroups<Group extends string>(
  names: Readonly<Record<Group, Localised>>,
  used: readonly (string | undefined)[],
): Readonly<Record<string, Localised>> {
  return Object.fromEntries(Object.entries(names).filter(([group]) => used.includes(group))) as Readonly<
    Record<string, Localised>
  >
}
