import { lazy, Suspense, use } from 'react'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { SessionContext, SignedInContext } from '#session/session-context.ts'
import { usePlace } from '#ui/place.ts'
import { SplitLayout } from '#ui/split-layout.tsx'
import { usePageTitle } from '#ui/use-page-title.ts'
import { EmailStep } from './email-step.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { useSteps } from './use-steps.ts'

// These need the SDK: they load once the session is open.
const FollowLink = lazy(async () => ({ default: (await import('../session-views.ts')).FollowLink }))
const SessionSteps = lazy(async () => ({ default: (await import('../session-views.ts')).SessionSteps }))

/** Replaces every page while signed out, and handles sign-in links. */
export function SignInScreen() {
  const t = useTranslations('signIn')
  const { productName } = useClientConfig().costard
  const session = use(SessionContext)
  const signedIn = use(SignedInContext)
  usePageTitle(t('signIn'))
  // usePlace rerenders on navigation; the SDK decides whether the address is a sign-in link.
  const { search } = usePlace()
  const link = search === '' ? undefined : session?.findSignInLink()
  return (
    <SplitLayout>
      <h1>{t('tagline', { product: productName })}</h1>
      {link === undefined ? <Steps /> : <FollowLink link={link} signedIn={signedIn} />}
    </SplitLayout>
  )
}

function Steps() {
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
      {step.at === 'email' && <OtherSignInMethods />}
    </>
  )
}
