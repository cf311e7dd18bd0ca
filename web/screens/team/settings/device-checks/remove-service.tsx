import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { useTeam } from '../../team-context.ts'

/** Deletes the service and its secret, after a confirmation, since the secret cannot be restored. */
export function RemoveService({
  name,
  onRemoved,
}: {
  readonly name: string
  readonly onRemoved: () => void
}) {
  const t = useTranslations('deviceChecks.settings')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const [isAsking, { open, close }] = useDisclosure(false)
  const { run, isRunning, error } = useAction(() => api.deviceChecks.removeService({ teamId }), {
    done: t('removed'),
    onDone: () => {
      close()
      cache.setQueryData(query.deviceChecks.getService.queryKey({ input: { teamId } }), null)
      onRemoved()
    },
  })
  return (
    <>
      <Button variant="subtle" color="red" onClick={open}>
        {t('remove')}
      </Button>
      <FormDialog
        isOpen={isAsking}
        onClose={close}
        title={t('removeTitle', { service: name })}
        onSubmit={run}
        isRunning={isRunning}
        color="red"
        keep={t('keep')}
        label={t('remove')}
        running={common('removing')}
      >
        <Text>{t('removeText')}</Text>
        <ProblemNote error={error} />
      </FormDialog>
    </>
  )
}
