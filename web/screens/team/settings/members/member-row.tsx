import type { TeamMember } from '@costard/contract'
import { Badge } from '@mantine/core'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { shownEmail } from '#forms/email.ts'
import { ChangesContext } from '#live/changes.ts'
import { PresenceContext } from '#live/presence.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { Face } from '#ui/pictures/face.tsx'
import { useSites } from '../../site/sites-query.ts'
import { useTeam } from '../../team-context.ts'
import { useDays } from '../../kit/use-days.ts'
import { MemberMenu } from './member-menu.tsx'
import classes from './members-screen.module.css'
import { useShownName } from './use-shown-name.ts'

export function MemberRow({
  member,
  mayManage,
}: {
  readonly member: TeamMember
  readonly mayManage: boolean
}) {
  const t = useTranslations('settings.members')
  const common = useTranslations('common')
  const roles = useTranslations('settings.roles')
  const days = useDays(useTeam().timeZone)
  const { members, ownUid } = use(ChangesContext)
  const isHere = use(PresenceContext).some(({ uid }) => uid === member.userId)
  const name = useShownName()(member)
  const isYou = member.userId === ownUid
  const { email, role, isSuspended, lastSeenAt } = member
  return (
    <li className={classes.row} data-suspended={isSuspended || undefined}>
      <Face name={name} photo={members.get(member.userId)?.photo} isColored />
      <div className={classes.who}>
        <span className={classes.name}>
          <b>{name}</b>
          {isYou && (
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
      </div>
      <span className={classes.role}>
        {roles(`${role}.name`)}
        <OwnRights member={member} />
      </span>
      <span className={classes.seen} title={t('lastSeen')}>
        <span className="cp-hidden">{t('lastSeen')}</span>{' '}
        {isYou || isHere ? t('now') : days.brief(lastSeenAt)}
      </span>
      <span className={classes.more}>
        {mayManage && !isYou && <MemberMenu member={member} name={name} />}
      </span>
    </li>
  )
}

/** Rights of a member apart from the role, and their sites. */
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
