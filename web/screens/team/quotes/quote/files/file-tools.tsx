import type { Quote, QuoteFile } from '@costard/contract'
import { ActionIcon, Button } from '@mantine/core'
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { Icon } from '#ui/icon.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useUndo } from '#ui/notes/use-undo.tsx'
import { useTeam } from '../../../team-context.ts'
import { FileProblem } from './add-files.tsx'
import { filesQuery } from './files-query.ts'

/** Audience of a file, and Remove with Undo. */
export function FileTools({
  quote,
  file,
  mayChange,
}: {
  readonly quote: Pick<Quote, 'id'>
  readonly file: QuoteFile
  readonly mayChange: boolean
}) {
  const t = useTranslations('files')
  const notify = useNotice()
  const offerUndo = useUndo()
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const { queryKey } = filesQuery(teamId, quote.id)
  const of = { teamId, quoteId: quote.id, fileId: file.id }
  const readAgain = () => cache.invalidateQueries({ queryKey })
  const edit = useAction(() => api.attachments.edit({ ...of, isForCustomer: !file.isForCustomer }), {
    onEnd: readAgain,
  })
  const restore = async () => {
    try {
      await api.attachments.restore(of)
    } catch {
      notify(t('notRestored'))
    }
    await readAgain()
  }
  const remove = useAction(() => api.attachments.remove(of), {
    onDone: () =>
      offerUndo({ id: `removed-${file.id}`, message: t('removed', { name: file.name }), undo: restore }),
    onEnd: readAgain,
  })
  const Eye = file.isForCustomer ? IconEye : IconEyeOff
  const seenBy = t(file.isEvidence ? 'evidence' : file.isForCustomer ? 'forCustomer' : 'internal')
  if (!mayChange || file.isEvidence) return <span className="cp-dim">{seenBy}</span>
  return (
    <>
      <span className="cp-row cp-between cp-gap-4">
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mih={44}
          px={4}
          aria-label={`${t('visibility', { name: file.name })}: ${seenBy}`}
          leftSection={<Icon of={Eye} size={16} />}
          loading={edit.isRunning}
          onClick={() => edit.run()}
        >
          {seenBy}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('remove', { name: file.name })}
          loading={remove.isRunning}
          onClick={() => remove.run()}
        >
          <Icon of={IconTrash} size={18} />
        </ActionIcon>
      </span>
      <FileProblem error={edit.error ?? remove.error} />
    </>
  )
}
