import { useTranslations } from 'use-intl'
import { useMembers } from '#live/changes.ts'
import { useTeam } from '../team-context.ts'
import { listOf } from './list-of.ts'
import type { WonPanelProps } from './panel-props.ts'
import { WonPanel } from './won-panel.tsx'

/** Number of quotes accepted, by who made them. */
export function StaffPanel({ figures, filters, isTooFew, isWide }: WonPanelProps) {
  const t = useTranslations('dashboard.won')
  const dashboard = useTranslations('dashboard')
  const common = useTranslations('common')
  const { id } = useTeam()
  const members = useMembers()
  return (
    <WonPanel
      title={t('byStaff')}
      text={t('byStaffText')}
      column={dashboard('staff')}
      groups={figures.staff.map(({ userId, ...counts }) => ({
        ...counts,
        key: userId,
        name: members.get(userId)?.name ?? common('somebody'),
        to: listOf(id, figures, filters, { createdBy: userId }),
      }))}
      isTooFew={isTooFew}
      isWide={isWide}
      none={t('none')}
    />
  )
}
