import type { CatalogPart } from '@costard/catalogs'
import { type CatalogDocument, textIn } from '@costard/contract'
import { variantLabel } from '@costard/devices'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'

/** Returns the name of a part of a catalog: "iPhone 15 256 GB: price", "Battery: effects". */
export function usePartName(document: CatalogDocument): (part: Pick<CatalogPart, 'kind' | 'key'>) => string {
  const t = useTranslations('catalog.part')
  const { language } = useRegion()
  return ({ kind, key }) =>
    t(kind, { name: namesIn(document, language).get(`${roomOf[kind]} ${key}`) ?? key })
}

/** Source of a part's name, by its kind. */
const roomOf: Readonly<Record<CatalogPart['kind'], string>> = {
  general: 'catalog',
  rules: 'catalog',
  grade: 'grade',
  model: 'model',
  limits: 'model',
  variant: 'variant',
  price: 'variant',
  gradePrices: 'variant',
  cost: 'variant',
  question: 'question',
  effects: 'question',
  proposition: 'proposition',
  rate: 'proposition',
  service: 'service',
  servicePrice: 'service',
  serviceCost: 'service',
  reason: 'reason',
  questionGroup: 'questionGroup',
  modelGroup: 'modelGroup',
}

const known = new WeakMap<CatalogDocument, Map<string, ReadonlyMap<string, string>>>()

/** Names in one language; built only when the first part is named, since most screens name none. */
function namesIn(document: CatalogDocument, language: string): ReadonlyMap<string, string> {
  const byLanguage = known.get(document) ?? new Map<string, ReadonlyMap<string, string>>()
  known.set(document, byLanguage)
  const names = byLanguage.get(language) ?? namesOf(document, language)
  byLanguage.set(language, names)
  return names
}

function namesOf({ pricing, wording }: CatalogDocument, language: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { id, name = id, variants } of pricing.models) {
    names.set(`model ${id}`, name)
    for (const variant of variants)
      names.set(`variant ${variant.id}`, `${name} ${variantLabel(variant.attributes, language)}`.trim())
  }
  for (const [room, texts] of [
    ['grade', Object.entries(wording.grades).map(([key, { label }]) => [key, label])],
    ['question', Object.entries(wording.questions).map(([key, { text }]) => [key, text])],
    ['proposition', Object.entries(wording.propositions).map(([key, { name }]) => [key, name])],
    ['service', Object.entries(wording.services).map(([key, { name }]) => [key, name])],
    ['reason', Object.entries(wording.reasons)],
    ['questionGroup', Object.entries(wording.questionGroups ?? {})],
    ['modelGroup', Object.entries(wording.modelGroups ?? {})],
  ] as const)
    for (const [key, text] of texts)
      if (typeof key === 'string' && typeof text === 'object')
        names.set(`${room} ${key}`, textIn(language, text))
  return names
}
