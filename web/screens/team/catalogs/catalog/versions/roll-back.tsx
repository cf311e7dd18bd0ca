import { catalogLimits } from '@costard/contract'
import { Button, Group, Modal, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { PublishProblem } from '../publish/publish-problem.tsx'
import classes from './versions.module.css'

/** Publishes a copy of an earlier version, after a question. */
export function RollBack({ version, live }: { readonly version: number; readonly live: number }) {
  const t = useTranslations('catalog.versions')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const { catalogId, editor } = useDraft()
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState(t('rolledBack', { version }))
  const rollBack = useMutation({
    mutationFn: () =>
      api.catalogVersions.rollBack({ teamId, catalogId, baseVersion: live, to: version, note: note.trim() }),
    onSuccess: ({ version: next }) => {
      notifications.show({
        message: t('done', { version: next }),
        closeButtonProps: { 'aria-label': common('close') },
      })
      setOpen(false)
    },
    onSettled: async () => {
      void cache.invalidateQueries({ queryKey: query.catalogVersions.list.key() })
      void cache.invalidateQueries({ queryKey: query.catalogs.key() })
      await editor.refresh()
    },
  })
  return (
    <section className={classes.back}>
      <div>
        <h2>{t('rollBack', { version })}</h2>
        <p className={classes.hint}>{t('rollBackText', { version })}</p>
      </div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('rollBackOpen', { version })}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('rollBack', { version })}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <p>{t('rollBackText', { version })}</p>
        <TextInput
          label={t('note')}
          maxLength={catalogLimits.maxNote}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <PublishProblem error={rollBack.error} />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" data-autofocus onClick={() => setOpen(false)}>
            {common('cancel')}
          </Button>
          <ActionButton
            isRunning={rollBack.isPending}
            label={t('rollBackNow')}
            running={t('rollingBack')}
            onClick={() => rollBack.mutate()}
          />
        </Group>
      </Modal>
    </section>
  )
}
