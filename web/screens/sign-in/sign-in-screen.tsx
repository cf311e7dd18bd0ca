import { use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import formClasses from '#session/account-form.module.css'
import { MailboxPanel } from '#session/mailbox-panel.tsx'
import { findTypedEmail } from '#session/remembered-email.ts'
import { SignedInContext, useSession } from '#session/session-context.ts'
import { cancelLink } from '#session/microsoft.ts'
import { MicrosoftButton, MicrosoftProblem } from '#session/microsoft-button.tsx'
import { findSignInLink } from '#session/sign-in-link.ts'
import { useMicrosoft } from '#session/use-microsoft.ts'
import { SplitLayout } from '#ui/split-layout.tsx'
import { usePageTitle } from '#ui/use-page-title.ts'
import { EmailStep } from './email-step.tsx'
import { findStepForLink } from './find-next-step.ts'
import { FollowLink } from './follow-link.tsx'
import { MethodsStep } from './methods-step.tsx'
import type { SignInStep } from './sign-in-step.ts'

/** Replaces every page while signed out, and handles sign-in links. */
export default function SignInScreen() {
  const t = useTranslations('signIn')
  const { productName } = useClientConfig().costard
  const session = useSession()
  const signedIn = use(SignedInContext)
  usePageTitle(t('signIn'))
  // useLocation rerenders on navigation; the SDK decides whether the address is a sign-in link.
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
  const t = useTranslations('signIn')
  const [step, setStep] = useState<SignInStep>({ at: 'email', email: findTypedEmail() ?? '' })
  const session = useSession()
  const microsoft = useMicrosoft({
    email: step.email,
    anonymous: null,
    onAccountExists: (email) => void findStepForLink(session, email).then(setStep),
  })
  const { state } = useLocation()
  // Set by the sign-up screen when the address of a Microsoft account already has an account here.
  const linkFirst: unknown = state?.linkFirst
  useEffect(() => {
    if (typeof linkFirst === 'string') void findStepForLink(session, linkFirst).then(setStep)
  }, [session, linkFirst])
  const startAgain = () => {
    cancelLink()
    setStep({ at: 'email', email: findTypedEmail() ?? '' })
  }
  switch (step.at) {
    case 'email':
      return <EmailStep email={step.email} microsoft={microsoft} onStep={setStep} />
    case 'methods':
      return <MethodsStep {...step} microsoft={microsoft} onStep={setStep} onStartAgain={startAgain} />
    case 'mailbox':
      return (
        <>
          <MailboxPanel sent={step.sent} email={step.email} onDismiss={startAgain} />
          {step.offersMicrosoft && (
            <>
              <div className={formClasses.divider}>{t('or')}</div>
              <div className={formClasses.others}>
                <MicrosoftButton
                  microsoft={microsoft}
                  label={t('microsoft')}
                  running={t('microsoftRunning')}
                />
                <MicrosoftProblem microsoft={microsoft} />
              </div>
            </>
          )}
        </>
      )
  }
}
