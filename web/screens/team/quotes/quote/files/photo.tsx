import type { Quote, QuoteFile } from '@costard/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTeam } from '../../../team-context.ts'
import classes from './files.module.css'
import { smallQuery } from './files-query.ts'
import { PhotoViewer, type ViewedPhoto } from './photo-viewer.tsx'
import { usePicture } from './use-picture.ts'

/** Thumbnail of a photo; a click opens the viewer. among: the photos in the viewer. */
export function Photo({
  quote,
  file,
  caption,
  among = [{ id: file.id, caption }],
}: {
  readonly quote: Pick<Quote, 'id'>
  readonly file: Pick<QuoteFile, 'id'>
  readonly caption: string
  readonly among?: readonly ViewedPhoto[]
}) {
  const t = useTranslations('files')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const [isViewed, setIsViewed] = useState(false)
  const { data, error, refetch } = useQuery(smallQuery(teamId, quote.id, file.id))
  const image = usePicture(data)
  return (
    <figure className={classes.photo}>
      {data ? (
        <button type="button" onClick={() => setIsViewed(true)}>
          <img ref={image} alt={caption} />
        </button>
      ) : (
        <span className={classes.blank}>
          {error && (
            <>
              {t('notLoaded')}
              <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
                {common('tryAgain')}
              </Button>
            </>
          )}
        </span>
      )}
      <figcaption>{caption}</figcaption>
      {isViewed && (
        <PhotoViewer quote={quote} photos={among} first={file.id} onClose={() => setIsViewed(false)} />
      )}
    </figure>
  )
}
