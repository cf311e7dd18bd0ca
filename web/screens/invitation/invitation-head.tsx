import type { PublicInvitation } from '@costard/contract'
import { Badge } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { shownEmail } from '#forms/email.ts'
import formClasses from '#session/account-form.module.css'
import { Initials } from '#ui/pictures/initials.tsx'
import classes from './invitation.module.css'

/** Inviter, team and role, before anything is asked. */
export function InvitationHead({
  invitation: { teamName, invitedBy, role, email },
}: {
  readonly invitation: PublicInvitation
}) {
  const t = useTranslations('invitation')
  return (
    <>
      <div className={`cp-card ${classes.team}`}>
        <Initials name={teamName} size="2.5rem" isColored />
        <b>{teamName}</b>
        <Badge variant="light">{t(`roleName.${role}`)}</Badge>
      </div>
      <header className={formClasses.head}>
        <h1>{invitedBy === '' ? t('invitedUnnamed') : t('invited', { name: invitedBy })}</h1>
        <p>
          {t(`role.${role}`)} {t('forAddress', { email: shownEmail(email) })}
        </p>
      </header>
    </>
  )
}
