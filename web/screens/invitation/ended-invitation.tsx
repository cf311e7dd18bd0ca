import type { PublicInvitation } from '@costard/contract'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { shownEmail } from '#forms/email.ts'
import { paths } from '#paths'
import { PageLink } from '#ui/layout/page-link.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import classes from './invitation.module.css'

/** An invitation that cannot be accepted, with the reason and whom to ask. */
export function EndedInvitation({
  invitation: { state, teamName: team, invitedBy, email },
  isForReader,
}: {
  readonly invitation: PublicInvitation
  /** True if the reader is signed in with the invited address. */
  readonly isForReader: boolean
}) {
  const t = useTranslations('invitation')
  if (state === 'open') return null
  const name = invitedBy || t('somebody')
  const text = state === 'accepted' && isForReader ? ('acceptedByYou' as const) : (`${state}Text` as const)
  return (
    <>
      <h1>{t(`ended.${state}`)}</h1>
      <p className={classes.lead}>{t(`ended.${text}`, { name, team, email: shownEmail(email) })}</p>
      <Home />
    </>
  )
}

export function NoInvitation() {
  const t = useTranslations('invitation.ended')
  return (
    <>
      <h1>{t('missing')}</h1>
      <p className={classes.lead}>{t('missingText')}</p>
      <Home />
    </>
  )
}

/** The invitation could not be read, for example without a connection. */
export function UnreadInvitation({
  error,
  onTryAgain,
}: {
  readonly error: unknown
  readonly onTryAgain: () => void
}) {
  const t = useTranslations('invitation')
  return (
    <div className="cp-column cp-gap-8">
      <h1>{t('title')}</h1>
      <ProblemNote error={error} />
      <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
    </div>
  )
}

function Home() {
  const t = useTranslations('invitation')
  return (
    <p>
      <PageLink to={paths.home()}>{t('home')}</PageLink>
    </p>
  )
}
