import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../team-context.ts'
import { MemberProblem } from '../members/member-problem.tsx'

/** Confirms leaving the team by typing its name. */
export function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('settings.leave')
  const { id: teamId, name: team } = useTeam()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const isMeant = typed.trim().toLowerCase() === team.trim().toLowerCase()
  const leave = useAction(() => api.members.leave({ teamId }), {
    done: t('left', { team }),
    rereads: [query.teams.list.key()],
    onDone: () => navigate(paths.home()),
  })
  const submit = () => {
    if (isMeant && !leave.isRunning) leave.run()
  }
  return (
    <Dialog opened onClose={onClose} title={t('question', { team })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>{t('text')}</p>
        <TextInput
          data-autofocus
          label={t('typeName', { team })}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <MemberProblem error={leave.error} />
        <DialogFoot
          keep={t('stay')}
          onClose={onClose}
          type="submit"
          color="red"
          disabled={!isMeant}
          isRunning={leave.isRunning}
          label={t('leave')}
          running={t('leaving')}
        />
      </form>
    </Dialog>
  )
}
