import type { Invitation } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconLink, IconMail, IconMailForward, IconX } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { shownEmail } from '#forms/email.ts'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useTeam } from '../../team-context.ts'
import { useDays } from '../../kit/use-days.ts'
import { MemberProblem } from './member-problem.tsx'
import classes from './members-screen.module.css'
import { invitationsQuery } from './members-query.ts'
import { useMemberChange } from './use-member-change.ts'

/** Invitations that are not accepted yet. */
export function Invitations() {
  const t = useTranslations('settings.members')
  const { id } = useTeam()
  const { data: invitations } = useSuspenseQuery(invitationsQuery(id))
  if (invitations.length === 0) return null
  return (
    <ul className={classes.rows} aria-label={t('invitations')}>
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const t = useTranslations('settings.members')
  const roles = useTranslations('settings.roles')
  const { id: teamId, timeZone } = useTeam()
  const days = useDays(timeZone)
  const notify = useNotice()
  const {
    id: invitationId,
    email,
    role,
    sentAt,
    expiresAt,
    isDeclined,
    isExpired,
    isUndelivered,
  } = invitation
  const address = shownEmail(email)
  const key = { teamId, invitationId }
  const resend = useMemberChange(
    () => api.invitations.resend(key),
    () => notify(t('sentAgain', { email: address })),
  )
  const withdraw = useMemberChange(
    () => api.invitations.withdraw(key),
    () => notify(t(isDeclined ? 'dismissed' : 'withdrawn', { email: address })),
  )
  const copy = useMemberChange(
    async () => {
      const { url } = await api.invitations.link(key)
      await navigator.clipboard.writeText(url)
    },
    () => notify(t('copied')),
  )
  const state = isDeclined
    ? t('declined')
    : isExpired
      ? t('expired')
      : isUndelivered
        ? t('undelivered')
        : t('sentOn', { sent: days.inWords(sentAt), until: days.ofDay(dayIn(timeZone, new Date(expiresAt))) })
  return (
    <li className={classes.row}>
      <IconMail className="cp-dim" size={20} stroke={1.5} aria-hidden="true" />
      <div className={classes.who}>
        <span className={classes.name}>{address}</span>
        <span className={classes.email} data-trouble={isUndelivered || undefined}>
          {state}
        </span>
      </div>
      <span className={classes.role}>{roles(`${role}.name`)}</span>
      <span className={classes.actions}>
        {!isDeclined && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => resend.run()}>
            {t('resend')}
          </Button>
        )}
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('menu', { name: address })}>
              <IconDots size={18} stroke={1.75} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {!isDeclined && !isExpired && (
              <Menu.Item leftSection={<IconLink size={16} stroke={1.75} />} onClick={() => copy.run()}>
                {t('copy')}
              </Menu.Item>
            )}
            {!isDeclined && (
              <Menu.Item
                leftSection={<IconMailForward size={16} stroke={1.75} />}
                onClick={() => resend.run()}
              >
                {t('resend')}
              </Menu.Item>
            )}
            <Menu.Item
              {...(!isDeclined && { color: 'red' })}
              leftSection={<IconX size={16} stroke={1.75} />}
              onClick={() => withdraw.run()}
            >
              {t(isDeclined ? 'dismiss' : 'withdraw')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </span>
      <MemberProblem error={resend.error ?? withdraw.error ?? copy.error} />
    </li>
  )
}
