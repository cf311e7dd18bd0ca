import type { Quote, QuoteFile } from '@costard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { useKeys } from '#ui/layout/use-keys.ts'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useMay, useTeam } from '../../../team-context.ts'
import { AddFiles, FileProblem } from './add-files.tsx'
import classes from './files.module.css'
import { contentQuery, filesQuery } from './files-query.ts'
import { FileTools } from './file-tools.tsx'
import { Photo } from './photo.tsx'

/** Photos and attachments of a quote: who sees each, with buttons to add and remove. */
export function Attachments({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('files')
  const { id: teamId } = useTeam()
  const mayQuote = useMay('quote.create')
  const { data: files = [], error } = useQuery(filesQuery(teamId, quote.id))
  // Files of a visitor have their own card.
  const own = files.filter(({ shown }) => shown === null)
  const photos = own.filter(({ type }) => type !== 'application/pdf')
  const documents = own.filter(({ type }) => type === 'application/pdf')
  const viewed = photos.map(({ id, name }) => ({ id, caption: name }))
  const card = useRef<HTMLElement>(null)
  useKeys(photos.length > 0 ? { v: () => card.current?.querySelector<HTMLElement>('button')?.focus() } : {})
  if (!mayQuote && own.length === 0) return null
  return (
    <section ref={card} className="cp-card cp-part" aria-label={t('title')}>
      <h2 className="cp-row cp-gap-8">
        {t('title')}
        {photos.length > 0 && <ButtonKeys keys="V" />}
      </h2>
      <FileProblem error={error} />
      {own.length === 0 && <span className="cp-dim">{t('none')}</span>}
      {photos.length > 0 && (
        <ul className={`cp-list cp-column cp-gap-8 ${classes.grid}`}>
          {photos.map((file) => (
            <li key={file.id}>
              <Photo quote={quote} file={file} caption={file.name} among={viewed} />
              <FileTools quote={quote} file={file} mayChange={mayQuote} />
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className="cp-list cp-column cp-gap-8">
          {documents.map((file) => (
            <li key={file.id} className={classes.file}>
              <OpenDocument quote={quote} file={file} />
              <FileTools quote={quote} file={file} mayChange={mayQuote} />
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
  const { run, error } = useAction(async () => {
    const content = await cache.fetchQuery(contentQuery(teamId, quote.id, file.id))
    saveFile(new File([content], file.name, { type: file.type }))
  })
  return (
    <span>
      <button
        type="button"
        className={`${classes.open} ${classes.name}`}
        aria-label={t('open', { name: file.name })}
        onClick={() => run()}
      >
        {file.name}
      </button>
      <FileProblem error={error} />
    </span>
  )
}
