import type { Quote, SameCustomer } from '@costard/contract'
import type { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'
import { isOfflineId } from '#api/offline-id.ts'
import { useTeam } from '../../../../team-context.ts'
import type { ReviewFields } from '../review-fields.ts'
import { addressIn, isToBeChecked, whoItIs } from './who-is-it.ts'

/** "Ada, or somebody new?": the question to answer before a customer with a known address is saved. */
export interface WhoIsItQuestion {
  readonly email: string
  readonly matches: readonly SameCustomer[]
}

/** open: the user has to answer who is meant. failed: known customers could not be looked up. */
type WhoChecked = 'clear' | 'open' | 'failed'

type ReviewForm = Pick<ReturnType<typeof useForm<ReviewFields>>, 'getValues' | 'setFieldValue' | 'setValues'>

/** Determines whether the entered customer may be one of those with the same address. */
export function useWhoIsIt(quote: Quote, form: ReviewForm) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  /** The values for which it was last clear who is meant. */
  const clear = useRef<string>(undefined)
  const [asked, setAsked] = useState<WhoIsItQuestion & { readonly about: string }>()
  const isClear = (): boolean => {
    const now = form.getValues()
    return !isToBeChecked(now, quote) || clear.current === keyOf(now)
  }
  const check = async (): Promise<WhoChecked> => {
    if (isClear()) return 'clear'
    const now = form.getValues()
    const [about, email] = [keyOf(now), addressIn(now) ?? '']
    const input = { teamId, email }
    const isOfThisDevice = isOfflineId(quote.id)
    const retry = isOfThisDevice ? { retry: false } : {}
    const options = query.customers.listSame.queryOptions({ input, staleTime: justReadMs, ...retry })
    // A quote made offline is matched with its customer when it reaches the server.
    const same = await cache.fetchQuery(options).catch(() => (isOfThisDevice ? [] : undefined))
    if (keyOf(form.getValues()) !== about) return isClear() ? 'clear' : 'open'
    // Saving now would add a known customer a second time.
    if (!same) return 'failed'
    const who = whoItIs(now, quote, same)
    if (who.kind === 'clear') clear.current = about
    if (who.kind === 'known') form.setFieldValue('choice', who.choice)
    if (who.kind === 'open') setAsked({ about, email, matches: who.matches })
    return who.kind === 'open' ? 'open' : 'clear'
  }
  const entered = form.getValues()
  const isAsked = asked?.about === keyOf(entered) && isToBeChecked(entered, quote)
  return {
    isClear,
    check,
    question: isAsked ? asked : undefined,
    choose: (match: SameCustomer | 'new') => {
      const { email, phone } = form.getValues()
      const address = addressIn({ email }) ?? ''
      if (match === 'new') form.setFieldValue('choice', { is: 'new', email: address })
      else
        form.setValues({
          kind: match.kind,
          name: match.name,
          phone: phone.trim() === '' ? (match.phone ?? '') : phone,
          choice: { is: match.id, email: address },
        })
      setAsked(undefined)
    },
  }
}

function keyOf({ name, email }: Pick<ReviewFields, 'name' | 'email'>): string {
  return JSON.stringify([name.trim(), addressIn({ email })])
}
