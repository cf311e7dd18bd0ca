import { use, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { MailboxPanel } from '#session/mailbox-panel.tsx'
import { findTypedEmail } from '#session/remembered-email.ts'
import { SignedInContext, useSession } from '#session/session-context.ts'
import { findSignInLink } from '#session/sign-in-link.ts'
import { SplitLayout } from '#ui/split-layout.tsx'
import { usePageTitle } from '#ui/use-page-title.ts'
import { EmailStep } from './email-step.tsx'
import { FollowLink } from './follow-link.tsx'
import { MethodsStep } from './methods-step.tsx'
import type { SignInStep } from './sign-in-step.ts'

/** Stands in place of every page while nobody is signed in, and wherever a sign-in link leads. */
export default function SignInScreen() {
  const t = useTranslations('signIn')
  const { productName } = useClientConfig().costard
  const session = useSession()
  const signedIn = use(SignedInContext)
  usePageTitle(t('signIn'))
  // Reading the location follows the router; the link itself is judged by the SDK.
  const { search } = useLocation()
  const link = search === '' ? undefined : findSignInLink(session)
  return (
    <SplitLayout>
      <h1>{t('tagline', { product: productName })}</h1>
      {link === undefined ? <Steps /> : <FollowLink link={link} signedIn={signedIn} />}
    </SplitLayout>
  )
}

function Steps() {
  const [step, setStep] = useState<SignInStep>({ at: 'email', email: findTypedEmail() ?? '' })
  const startAgain = () => setStep({ at: 'email', email: findTypedEmail() ?? '' })
  switch (step.at) {
    case 'email':
      return <EmailStep email={step.email} onStep={setStep} />
    case 'methods':
      return <MethodsStep {...step} onStep={setStep} onStartAgain={startAgain} />
    case 'mailbox':
      return <MailboxPanel sent={step.sent} email={step.email} onDismiss={startAgain} />
  }
}
