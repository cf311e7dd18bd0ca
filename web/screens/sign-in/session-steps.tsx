import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import formClasses from '#session/account-form.module.css'
import { MailboxPanel } from '#session/mailbox-panel.tsx'
import { cancelLink } from '#session/microsoft.ts'
import { MicrosoftButton, MicrosoftProblem } from '#session/microsoft-button.tsx'
import { findTypedEmail } from '#session/remembered-email.ts'
import { useSession } from '#session/session-context.ts'
import { useMicrosoft } from '#session/use-microsoft.ts'
import { usePlace } from '#ui/fields/place.ts'
import { findStepOfAccount } from './find-next-step.ts'
import { MethodsStep } from './methods-step.tsx'
import type { SignInStep } from './sign-in-step.ts'

/**
 * The sign-in steps that need the SDK: those after the email address, and the error of a Microsoft sign-in.
 */
export function SessionSteps({
  step,
  onStep,
}: {
  readonly step: SignInStep
  readonly onStep: (step: SignInStep) => void
}) {
  const t = useTranslations('signIn')
  const session = useSession()
  const microsoft = useMicrosoft({
    email: step.email,
    anonymous: null,
    onAccountExists: (email) => void findStepOfAccount(session, email, true).then(onStep),
  })
  const { state } = usePlace()
  // Set by the sign-up screen for an address with an account, typed or of a Microsoft account.
  const { linkFirst, signInAs } = (state ?? {}) as { readonly linkFirst?: string; readonly signInAs?: string }
  const known = linkFirst ?? signInAs
  const showKnown = useEffectEvent(async () => {
    if (known !== undefined) onStep(await findStepOfAccount(session, known, linkFirst !== undefined))
  })
  useEffect(() => void showKnown(), [known])
  const startAgain = () => {
    cancelLink()
    onStep({ at: 'email', email: findTypedEmail() ?? '' })
  }
  switch (step.at) {
    case 'email':
      return <MicrosoftProblem microsoft={microsoft} />
    case 'methods':
      return <MethodsStep {...step} microsoft={microsoft} onStep={onStep} onStartAgain={startAgain} />
    case 'mailbox':
      return (
        <>
          <MailboxPanel sent={step.sent} email={step.email} onDismiss={startAgain} />
          {step.offersMicrosoft && (
            <>
              <div className={formClasses.divider}>{t('or')}</div>
              <div className="cp-column cp-gap-8">
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
