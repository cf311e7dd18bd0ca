import type { Quote, QuoteFile } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTeam } from '../../../team-context.ts'
import classes from './files.module.css'
import { contentQuery } from './files-query.ts'

/** A photo of a quote; a press opens it large in a tab of its own. */
export function Photo({
  quote,
  file,
  caption,
}: {
  readonly quote: Pick<Quote, 'id'>
  readonly file: Pick<QuoteFile, 'id'>
  readonly caption: string
}) {
  const t = useTranslations('files')
  const { id: teamId } = useTeam()
  const { data, error } = useQuery(contentQuery(teamId, quote.id, file.id))
  const url = useObjectUrl(data)
  return (
    <figure className={classes.photo}>
      {url === undefined ? (
        <span className={classes.blank}>{error ? t('notLoaded') : ''}</span>
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={caption} />
        </a>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** An address for a file in memory, valid while it is shown. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
