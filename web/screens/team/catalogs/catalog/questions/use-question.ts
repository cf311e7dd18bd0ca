import type { CatalogPart, CatalogParts } from '@costard/catalogs'
import { textIn } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'

type Value = CatalogParts['question']

/** The open question, its text in the user's language, and functions that change it. */
export interface OpenQuestion {
  readonly key: string
  readonly value: Value
  readonly name: string
  /** more: parts that change in the same step. */
  readonly change: (value: Value, more?: readonly CatalogPart[]) => void
  readonly changePricing: (pricing: Value['pricing'], more?: readonly CatalogPart[]) => void
  readonly changeWording: (wording: Value['wording'], more?: readonly CatalogPart[]) => void
}

export function useQuestion(key: string, value: Value): OpenQuestion {
  const t = useTranslations('catalogRules.question')
  const { language } = useRegion()
  const { editor } = useDraft()
  const name = textIn(language, value.wording.text) || key
  const change: OpenQuestion['change'] = (next, more = []) =>
    editor.change(t('changed', { name }), [{ kind: 'question', key, value: next }, ...more])
  return {
    key,
    value,
    name,
    change,
    changePricing: (pricing, more) => change({ ...value, pricing }, more),
    changeWording: (wording, more) => change({ ...value, wording }, more),
  }
}
