import type { Quote, QuoteFile } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
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
  const link = useRef<HTMLAnchorElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!data) return undefined
    // An address for the file in memory, valid while it is shown.
    const url = URL.createObjectURL(data)
    if (link.current) link.current.href = url
    if (picture.current) picture.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [data])
  return (
    <figure className={classes.photo}>
      {data ? (
        <a ref={link} href="#photo" target="_blank" rel="noreferrer">
          <img ref={picture} alt={caption} />
        </a>
      ) : (
        <span className={classes.blank}>{error ? t('notLoaded') : ''}</span>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
