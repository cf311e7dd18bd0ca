import type { TeamMember } from '@costard/contract'
import { Badge } from '@mantine/core'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { shownEmail } from '#forms/email.ts'
import { ChangesContext } from '#live/changes.ts'
import { PresenceContext } from '#live/presence.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useDays } from '../../kit/use-days.ts'
import { useSites } from '../../site/sites-query.ts'
import { useTeam } from '../../team-context.ts'
import classes from './members-screen.module.css'
import { useShownName } from './use-shown-name.ts'

interface Of {
  readonly member: TeamMember
}

/** Name and address. */
export function MemberName({ member }: Of) {
  const t = useTranslations('settings.members')
  const common = useTranslations('common')
  const { ownUid } = use(ChangesContext)
  const name = useShownName()(member)
  const { email, isSuspended, userId } = member
  return (
    <span className={classes.who}>
      <span className={classes.name}>
        <b>{name}</b>
        {userId === ownUid && (
          <Badge variant="default" size="sm">
            {common('you')}
          </Badge>
        )}
        {isSuspended && (
          <Badge variant="light" color="red" size="sm">
            {t('suspended')}
          </Badge>
        )}
      </span>
      {email !== null && <span className={classes.email}>{shownEmail(email)}</span>}
    </span>
  )
}

/** The role, and deviations from it. */
export function MemberRole({ member }: Of) {
  const roles = useTranslations('settings.roles')
  return (
    <>
      {roles(`${member.role}.name`)}
      <OwnRights member={member} />
    </>
  )
}

export function LastSeen({ member: { userId, lastSeenAt } }: Of) {
  const t = useTranslations('settings.members')
  const days = useDays(useTeam().timeZone)
  const { ownUid } = use(ChangesContext)
  const isHere = use(PresenceContext).some(({ uid }) => uid === userId)
  return (
    <span title={t('lastSeen')}>
      <span className="cp-hidden">{t('lastSeen')}</span>{' '}
      {userId === ownUid || isHere ? t('now') : days.brief(lastSeenAt)}
    </span>
  )
}

/** Rights of a member beyond the role, and their sites. */
function OwnRights({ member: { costView, maxAdjustBp, siteIds } }: { readonly member: TeamMember }) {
  const t = useTranslations('settings.members')
  const sites = useTranslations('sites')
  const format = useFormatter()
  const { nameOf } = useSites()
  const names = siteIds.map(nameOf).filter((name) => name !== undefined)
  const words = [
    costView !== null && t(costView ? 'seesCosts' : 'seesNoCosts'),
    maxAdjustBp !== null && t('adjusts', { percent: format.percent(maxAdjustBp) }),
    names.length > 0 && sites('atSites', { names: format.list(names, { type: 'unit' }) }),
  ].filter((word) => word !== false)
  if (words.length === 0) return null
  return <small>{words.join(' · ')}</small>
}
