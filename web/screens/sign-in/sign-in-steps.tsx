import { type ReactNode, Suspense, use } from 'react'
import { lazyView } from '#code/lazy-view.tsx'
import { SessionContext } from '#session/session-context.ts'
import { EmailStep } from './email-step.tsx'
import { useSteps } from './use-steps.ts'

// Loaded once the session is open, because it needs the SDK.
const SessionSteps = lazyView(
  () => import('../views/session-views.ts'),
  ({ SessionSteps }) => SessionSteps,
)

/** Steps from the address to a session. below: content under the address. */
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
