import { rolesGivenBy, type TeamMember } from '@costard/contract'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCrown,
  IconDots,
  IconPlayerPause,
  IconPlayerPlay,
  IconUserCog,
  IconUserMinus,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useMay, useTeam } from '../../team-context.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MemberProblem } from './member-problem.tsx'
import { useMemberChange } from './use-member-change.ts'

/** Actions on a member whose role is not above the user's own. */
export function MemberMenu({
  member,
  name,
  isOfRow = false,
}: {
  readonly member: TeamMember
  readonly name: string
  /** True in a table, whose keys move between the menus of the rows. */
  readonly isOfRow?: boolean
}) {
  const t = useTranslations('settings.members')
  const { id: teamId, name: team, role } = useTeam()
  const mayTransfer = useMay('ownership.transfer')
  const notify = useNotice()
  const [dialog, setDialog] = useState<'change' | 'transfer' | 'remove'>()
  const close = () => setDialog(undefined)
  const { userId, isSuspended } = member
  const suspend = useMemberChange(
    () =>
      isSuspended ? api.members.reactivate({ teamId, userId }) : api.members.suspend({ teamId, userId }),
    () => notify(t(isSuspended ? 'reactivated' : 'wasSuspended', { name })),
  )
  if (!rolesGivenBy(role).includes(member.role)) return null
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('menu', { name })}
            data-row-link={isOfRow ? userId : undefined}
          >
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconUserCog size={16} stroke={1.75} />}
            onClick={() => setDialog('change')}
          >
            {t('change')}
          </Menu.Item>
          {mayTransfer && !isSuspended && member.role !== 'owner' && (
            <Menu.Item
              leftSection={<IconCrown size={16} stroke={1.75} />}
              onClick={() => setDialog('transfer')}
            >
              {t('transfer')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={
              isSuspended ? (
                <IconPlayerPlay size={16} stroke={1.75} />
              ) : (
                <IconPlayerPause size={16} stroke={1.75} />
              )
            }
            onClick={() => suspend.run()}
          >
            {t(isSuspended ? 'reactivate' : 'suspend')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconUserMinus size={16} stroke={1.75} />}
            onClick={() => setDialog('remove')}
          >
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <MemberProblem error={suspend.error} />
      {dialog === 'change' && <MemberDialog member={member} name={name} onClose={close} />}
      {dialog === 'transfer' && (
        <ConfirmDialog
          title={t('transferTitle', { name, team })}
          text={t('transferText', { name })}
          label={t('transferDo')}
          done={t('transferred', { name, team })}
          change={() => api.members.transfer({ teamId, userId })}
          onClose={close}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={t('removeTitle', { name, team })}
          text={t('removeText', { name })}
          label={t('remove')}
          done={t('removed', { name })}
          color="red"
          change={() => api.members.remove({ teamId, userId })}
          onClose={close}
        />
      )}
    </>
  )
}
