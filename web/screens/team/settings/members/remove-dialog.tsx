import type { TeamMember } from '@costard/contract'
import { Modal } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { useNotify } from '../../account/use-notify.ts'
import { useTeam } from '../../team-context.ts'
import { MemberProblem } from './member-problem.tsx'
import { useMemberChange } from './use-member-change.ts'

/** Removes a member, who then needs an invitation to come back. */
export function RemoveDialog({
  member: { userId },
  name,
  onClose,
}: {
  readonly member: TeamMember
  readonly name: string
  readonly onClose: () => void
}) {
  const t = useTranslations('settings.members')
  const common = useTranslations('common')
  const { id: teamId, name: team } = useTeam()
  const notify = useNotify()
  const remove = useMemberChange(
    () => api.members.remove({ teamId, userId }),
    () => {
      notify(t('removed', { name }))
      onClose()
    },
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('removeTitle', { name, team })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <p>{t('removeText', { name })}</p>
      <MemberProblem error={remove.error} />
      <DialogFoot
        keep={common('cancel')}
        onClose={onClose}
        color="red"
        isRunning={remove.isPending}
        label={t('remove')}
        running={t('saving')}
        onClick={() => remove.mutate(undefined)}
      />
    </Modal>
  )
}
