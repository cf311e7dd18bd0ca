import type { CatalogDocument } from '@costard/contract'
import { textIn } from '@costard/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { brokenByOrder } from './broken-by-order.ts'
import { keysAfterMove, movedParts, type OrderedKind } from './moved-parts.ts'

/** Questions, propositions or services in their order, and what moves them. */
export interface Move {
  readonly keys: readonly string[]
  readonly nameOf: (key: string) => string
  /** What was done, or why it was not. */
  readonly status: { readonly text: string; readonly isRefused: boolean } | undefined
  readonly move: (key: string, place: number) => void
}

export function useMove(kind: OrderedKind): Move {
  const t = useTranslations('catalogRules.order')
  const { language } = useRegion()
  const { editor, state } = useDraft()
  const [status, setStatus] = useState<Move['status']>()
  const { document, parts } = state
  const keys = keysOf(document, kind)
  const nameOf = (key: string) => nameIn(document, kind, key, language)
  return {
    keys,
    nameOf,
    status,
    move: (key: string, place: number) => {
      const order = keysAfterMove(keys, key, place)
      const broken = kind === 'question' ? brokenByOrder(document.pricing.questions, order) : []
      const [first] = broken
      if (first) {
        const text = t('refused', { name: nameOf(first.key), needs: nameOf(first.needs) })
        setStatus({ text, isRefused: true })
        return
      }
      editor.change(t('moved', { name: nameOf(key) }), movedParts(parts, kind, keys, key, place))
      setStatus({
        text: t('isAt', { name: nameOf(key), place: place + 1, count: keys.length }),
        isRefused: false,
      })
    },
  }
}

function keysOf({ pricing }: CatalogDocument, kind: OrderedKind): string[] {
  const list =
    kind === 'question' ? pricing.questions : kind === 'proposition' ? pricing.propositions : pricing.services
  return list.map(({ key }) => key)
}

function nameIn({ wording }: CatalogDocument, kind: OrderedKind, key: string, language: string): string {
  const text =
    kind === 'question'
      ? wording.questions[key]?.text
      : kind === 'proposition'
        ? wording.propositions[key]?.name
        : wording.services[key]?.name
  return textIn(language, text) || key
}
