import type { TeamMember } from '@costard/contract'
import { Modal } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { useNotify } from '../../account/use-notify.ts'
import { useTeam } from '../../team-context.ts'
import { MemberProblem } from './member-problem.tsx'
import { useMemberChange } from './use-member-change.ts'

/** Makes a member the owner in one's own place. */
export function TransferDialog({
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
  const transfer = useMemberChange(
    () => api.members.transfer({ teamId, userId }),
    () => {
      notify(t('transferred', { name, team }))
      onClose()
    },
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('transferTitle', { name, team })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <p>{t('transferText', { name })}</p>
      <MemberProblem error={transfer.error} />
      <DialogFoot
        keep={common('cancel')}
        onClose={onClose}
        isRunning={transfer.isPending}
        label={t('transferDo')}
        running={t('saving')}
        onClick={() => transfer.mutate(undefined)}
      />
    </Modal>
  )
}
