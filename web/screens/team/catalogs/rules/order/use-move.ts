import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../draft/draft-context.ts'
import { useNames } from '../../parts/use-names.ts'
import { brokenByOrder } from './broken-by-order.ts'
import { keysAfterMove, listOf, movedParts, type OrderedKind } from './moved-parts.ts'

/** Questions, propositions or services in their order, and a function that moves one. */
export interface Move {
  readonly keys: readonly string[]
  readonly nameOf: (key: string) => string
  /** Result of the last move; if it was refused, the reason. */
  readonly status: { readonly text: string; readonly isRefused: boolean } | undefined
  readonly move: (key: string, place: number) => void
}

export function useMove(kind: OrderedKind): Move {
  const t = useTranslations('catalogRules.order')
  const { editor, state } = useDraft()
  const [status, setStatus] = useState<Move['status']>()
  const { document, parts } = state
  const keys = document.pricing[listOf[kind]].map(({ key }) => key)
  const nameOf = useNames()[kind]
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
