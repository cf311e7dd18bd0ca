import { type ReactNode, Suspense, use } from 'react'
import { lazyView } from '#code/lazy-view.tsx'
import { SessionContext } from '#session/session-context.ts'
import { EmailStep } from './email-step.tsx'
import { useSteps } from './use-steps.ts'

// Needs the SDK: it loads once the session is open.
const SessionSteps = lazyView(
  () => import('../views/session-views.ts'),
  ({ SessionSteps }) => SessionSteps,
)

/** From the address to a session. below: shown below the address. */
export function SignInSteps({ below }: { readonly below: ReactNode }) {
  const { step, onStep } = useSteps()
  const session = use(SessionContext)
  return (
    <>
      {step.at === 'email' && <EmailStep email={step.email} onStep={onStep} />}
      {session && (
        <Suspense>
          <SessionSteps step={step} onStep={onStep} />
        </Suspense>
      )}
      {step.at === 'email' && below}
    </>
  )
}
