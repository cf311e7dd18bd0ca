import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../team-context.ts'

/** Deletes the service and its secret, after a confirmation: the secret cannot be restored. */
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
      <Dialog opened={isAsking} onClose={close} title={t('removeTitle', { service: name })}>
        <Text>{t('removeText')}</Text>
        <ProblemNote error={error} />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={close}>
            {t('keep')}
          </Button>
          <ActionButton
            color="red"
            isRunning={isRunning}
            label={t('remove')}
            running={common('removing')}
            onClick={() => run()}
          />
        </Group>
      </Dialog>
    </>
  )
}
