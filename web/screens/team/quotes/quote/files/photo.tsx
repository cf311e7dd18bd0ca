import type { Quote, QuoteFile } from '@costard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { saveFile } from '#ui/save-file.ts'
import { useTeam } from '../../../team-context.ts'
import classes from './files.module.css'
import { contentQuery, smallQuery } from './files-query.ts'

/** How long a tab may take to load what it shows. Milliseconds. */
const loadMs = 60_000

/** A photo of a quote, small; a press opens it as it is in a tab of its own. */
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
  const cache = useQueryClient()
  const { data, error } = useQuery(smallQuery(teamId, quote.id, file.id))
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!data) return undefined
    // An address for the file in memory, valid while it is shown.
    const url = URL.createObjectURL(data)
    if (picture.current) picture.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [data])
  const open = async () => {
    // At once: browsers block tabs that open later than the press.
    const tab = window.open('', '_blank')
    const content = await cache.fetchQuery(contentQuery(teamId, quote.id, file.id)).catch(() => undefined)
    if (!content) return tab?.close()
    if (!tab) return saveFile(new File([content], caption, { type: content.type }))
    const url = URL.createObjectURL(content)
    tab.opener = null
    tab.location.replace(url)
    setTimeout(() => URL.revokeObjectURL(url), loadMs)
  }
  return (
    <figure className={classes.photo}>
      {data ? (
        <button type="button" onClick={() => void open()}>
          <img ref={picture} alt={caption} />
        </button>
      ) : (
        <span className={classes.blank}>{error ? t('notLoaded') : ''}</span>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
