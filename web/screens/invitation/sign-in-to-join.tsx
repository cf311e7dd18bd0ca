import type { InvitationToken, PublicInvitation } from '@costard/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { rememberTypedEmail } from '#session/remembered-email.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import { SignInSteps } from '../sign-in/sign-in-steps.tsx'
import { DeclineInvitation } from './decline-invitation.tsx'

/** Signs in, or up, with the invited address; then returns to this page. */
export function SignInToJoin({
  token,
  invitation,
}: {
  readonly token: InvitationToken
  readonly invitation: PublicInvitation
}) {
  const t = useTranslations('invitation')
  // Remember the address before the sign-in steps read it.
  useState(() => rememberTypedEmail(invitation.email))
  return (
    <>
      <SignInSteps
        below={
          <p className={formClasses.aside}>
            {t.rich('create', {
              link: (words) => (
                <PageLink to={paths.signUp()} state={{ returnTo: paths.invitation(token) }}>
                  {words}
                </PageLink>
              ),
            })}
          </p>
        }
      />
      <DeclineInvitation token={token} />
    </>
  )
}
