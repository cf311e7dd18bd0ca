import { useState } from 'react'
import { findTypedEmail } from '#session/remembered-email.ts'
import { usePlace } from '#ui/fields/place.ts'
import type { SignInStep } from './sign-in-step.ts'

/** History state of a step after the email address. */
interface LaterStep {
  /** `replaced`: the previous history entry is another screen. */
  readonly laterStep: 'pushed' | 'replaced'
}

/**
 * Returns the current step. Later steps have a history entry, so that the browser's Back leads to the email
 * address.
 */
export function useSteps(): { readonly step: SignInStep; readonly onStep: (step: SignInStep) => void } {
  const { pathname, search, state, go } = usePlace()
  const [current, setCurrent] = useState<SignInStep>({ at: 'email', email: findTypedEmail() ?? '' })
  const laterStep = (state as Partial<LaterStep> | null | undefined)?.laterStep
  const onStep = (next: SignInStep) => {
    setCurrent(next)
    const here = `${pathname}${search}`
    if (next.at === 'email') {
      if (laterStep === 'pushed') history.back()
      if (laterStep === 'replaced') go(here, { replace: true })
    } else if (laterStep === undefined) {
      // Remove the state of the sign-up screen, which would start the same step again on Back.
      const replace = state !== null && state !== undefined
      go(here, { replace, state: { laterStep: replace ? 'replaced' : 'pushed' } satisfies LaterStep })
    }
  }
  const step: SignInStep = laterStep === undefined ? { at: 'email', email: current.email } : current
  return { step, onStep }
}
