import type { Quote } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Change, useLastChange } from '#live/changes.ts'
import { isOwnAction } from './own-actions.ts'
import { quoteDifferences, type QuotePart } from './quote-differences.ts'

export type QuoteAct = 'changed' | 'sent' | 'accepted' | 'declined'

export interface QuoteChange {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly what: QuoteAct
  readonly before: Quote | undefined
  readonly after: Quote
  readonly parts: readonly QuotePart[]
}

/** A change this recent is shown even if it was made just before the page opened. Milliseconds. */
const freshMs = 15_000

/** Colleagues' changes to the quote while it is on screen, or just before. */
export function useQuoteChange(quote: Quote): {
  readonly shown: QuoteChange | undefined
  readonly dismiss: () => void
} {
  const cache = useQueryClient()
  const seen = useRef(quote)
  const last = useLastChange(quote.id)
  const [shown, setShown] = useState(() => changeOnOpening(quote, last))
  const compare = useEffectEvent(() => {
    const before = seen.current
    if (quote.rev <= before.rev) return
    seen.current = quote
    if (isOwnAction(cache, quote)) return
    const parts = quoteDifferences(before, quote)
    if (parts.length === 0) return
    const what = parts.includes('state') ? actOf(quote) : 'changed'
    setShown({ at: Date.now(), what, before, after: quote, parts: parts.filter((part) => part !== 'state') })
  })
  useEffect(() => compare(), [quote])
  return { shown, dismiss: () => setShown(undefined) }
}

function changeOnOpening(quote: Quote, last: Change | undefined): QuoteChange | undefined {
  const what = actOf(quote)
  const isOurs = what === 'sent' && last?.by.kind === 'colleague'
  const isCustomers = (what === 'accepted' || what === 'declined') && last?.by.kind === 'other'
  if (!last || !(isOurs || isCustomers) || Date.now() - last.at > freshMs) return undefined
  return { at: last.at, what, before: undefined, after: quote, parts: [] }
}

/** Returns the action that led to the state of the quote, if there is a text for it. */
export function actOf({ state }: Quote): QuoteAct {
  return state === 'sent' || state === 'accepted' || state === 'declined' ? state : 'changed'
}
