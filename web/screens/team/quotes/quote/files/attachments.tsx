import type { Quote, QuoteFile } from '@costard/contract'
import { ActionIcon, Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { saveFile } from '#ui/save-file.ts'
import { useMay, useTeam } from '../../../team-context.ts'
import { AddFiles, FileProblem } from './add-files.tsx'
import classes from './files.module.css'
import { contentQuery, filesQuery } from './files-query.ts'
import { Photo } from './photo.tsx'

/** The photos and attachments of a quote: who sees each, and ways to add and remove them. */
export function Attachments({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('files')
  const { id: teamId } = useTeam()
  const mayQuote = useMay('quote.create')
  const { data: files = [], error } = useQuery(filesQuery(teamId, quote.id))
  const photos = files.filter(({ type }) => type !== 'application/pdf')
  const documents = files.filter(({ type }) => type === 'application/pdf')
  if (!mayQuote && files.length === 0) return null
  return (
    <section className={`cp-card ${classes.card}`} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <FileProblem error={error} />
      {files.length === 0 && <span className="cp-dim">{t('none')}</span>}
      {photos.length > 0 && (
        <ul className={`${classes.list} ${classes.grid}`}>
          {photos.map((file) => (
            <li key={file.id}>
              <Photo quote={quote} file={file} caption={file.name} />
              <Tools quote={quote} file={file} mayChange={mayQuote} />
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className={classes.list}>
          {documents.map((file) => (
            <li key={file.id} className={classes.file}>
              <OpenDocument quote={quote} file={file} />
              <Tools quote={quote} file={file} mayChange={mayQuote} />
            </li>
          ))}
        </ul>
      )}
      {mayQuote && <AddFiles quote={quote} of={{}} takes="all" label={t('add')} />}
    </section>
  )
}

interface OfFile {
  readonly quote: Quote
  readonly file: QuoteFile
}

function OpenDocument({ quote, file }: OfFile) {
  const t = useTranslations('files')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      const content = await cache.fetchQuery(contentQuery(teamId, quote.id, file.id))
      saveFile(new File([content], file.name, { type: file.type }))
    },
  })
  return (
    <span>
      <button
        type="button"
        className={`${classes.open} ${classes.name}`}
        aria-label={t('open', { name: file.name })}
        onClick={() => mutate()}
      >
        {file.name}
      </button>
      <FileProblem error={error} />
    </span>
  )
}

/** Who sees a file, and Remove with undo. */
function Tools({ quote, file, mayChange }: OfFile & { readonly mayChange: boolean }) {
  const t = useTranslations('files')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const { queryKey } = filesQuery(teamId, quote.id)
  const of = { teamId, quoteId: quote.id, fileId: file.id }
  const readAgain = () => cache.invalidateQueries({ queryKey })
  const edit = useMutation({
    mutationFn: () => api.attachments.edit({ ...of, isForCustomer: !file.isForCustomer }),
    onSettled: readAgain,
  })
  const restore = async () => {
    try {
      await api.attachments.restore(of)
    } catch {
      notifications.show({ closeButtonProps: { 'aria-label': common('close') }, message: t('notRestored') })
    }
    await readAgain()
  }
  const remove = useMutation({
    mutationFn: () => api.attachments.remove(of),
    onSuccess: () => {
      const id = `removed-${file.id}`
      const undo = () => {
        notifications.hide(id)
        void restore()
      }
      notifications.show({
        id,
        autoClose: 10_000,
        closeButtonProps: { 'aria-label': common('close') },
        message: (
          <>
            {t('removed', { name: file.name })}{' '}
            <Button variant="subtle" size="compact-sm" onClick={undo}>
              {t('undo')}
            </Button>
          </>
        ),
      })
    },
    onSettled: readAgain,
  })
  const Icon = file.isForCustomer ? IconEye : IconEyeOff
  const seenBy = t(file.isEvidence ? 'evidence' : file.isForCustomer ? 'forCustomer' : 'internal')
  if (!mayChange || file.isEvidence) return <span className="cp-dim">{seenBy}</span>
  return (
    <>
      <span className={classes.tools}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mih={44}
          px={4}
          aria-label={`${t('visibility', { name: file.name })}: ${seenBy}`}
          leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />}
          loading={edit.isPending}
          onClick={() => edit.mutate()}
        >
          {seenBy}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('remove', { name: file.name })}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </span>
      <FileProblem error={edit.error ?? remove.error} />
    </>
  )
}
