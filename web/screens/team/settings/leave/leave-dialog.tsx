import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { paths } from '#paths'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useNotify } from '../../account/use-notify.ts'
import { useTeam } from '../../team-context.ts'
import { MemberProblem } from '../members/member-problem.tsx'

/** Leaves the team once its name is typed. */
export function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('settings.leave')
  const { id: teamId, name: team } = useTeam()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const [typed, setTyped] = useState('')
  const isMeant = typed.trim().toLowerCase() === team.trim().toLowerCase()
  const leave = useMutation({
    mutationFn: () => api.members.leave({ teamId }),
    onSuccess: async () => {
      notify(t('left', { team }))
      await navigate(paths.home())
      await cache.invalidateQueries({ queryKey: query.teams.list.key() })
    },
  })
  const submit = () => {
    if (isMeant && !leave.isPending) leave.mutate()
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
          autoComplete="off"
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
          isRunning={leave.isPending}
          label={t('leave')}
          running={t('leaving')}
        />
      </form>
    </Dialog>
  )
}
