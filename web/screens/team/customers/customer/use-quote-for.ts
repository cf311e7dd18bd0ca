import type { Customer } from '@costard/contract'
import { useCallback } from 'react'
import { startedFor } from '../../quotes/add/counter-draft.ts'
import { useCounterDraft } from '../../quotes/add/stored-draft.ts'

/** Returns a function that starts a quote for a customer, including the devices already on the counter. */
export function useQuoteFor(): (customer: Customer) => void {
  const [, change] = useCounterDraft()
  return useCallback(
    ({ id, kind, name, email, phone, vatId }) => {
      const entered = {
        is: id,
        kind,
        name,
        ...(email && { email }),
        ...(phone && { phone }),
        ...(vatId && { vatId }),
      }
      change((draft) => startedFor(draft, entered))
    },
    [change],
  )
}
