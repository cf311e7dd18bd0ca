import type { FileId, Quote } from '@costard/contract'
import { IconArrowLeft, IconArrowRight, IconExternalLink, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useTeam } from '../../../team-context.ts'
import { contentQuery } from './files-query.ts'
import classes from './photo-viewer.module.css'
import { usePicture } from './use-picture.ts'

export interface ViewedPhoto {
  readonly id: FileId
  readonly caption: string
}

/** Zoom factors, relative to the size that fits the window. */
const zooms = [1, 1.5, 2, 3, 4]
/** How far an arrow key moves a zoomed photo. Pixels. */
const stepPx = 120
/** Time limit for loading the photo in a new tab. Milliseconds. */
const loadMs = 60_000

/**
 * Viewer for photos of a quote, one at a time in full window size. Arrows go to the next photo; + and - zoom,
 * and arrows move a zoomed photo.
 */
export function PhotoViewer({
  quote,
  photos,
  first,
  onClose,
}: {
  readonly quote: Pick<Quote, 'id'>
  readonly photos: readonly ViewedPhoto[]
  readonly first: FileId
  readonly onClose: () => void
}) {
  const t = useTranslations('files.viewer')
  const [id, setId] = useState(first)
  const [zoom, setZoom] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  /** The point of the photo at the centre of the frame, as shares of width and height. */
  const middle = useRef({ x: 0.5, y: 0.5 })
  useLayoutEffect(() => {
    const { current } = frame
    current?.scrollTo({
      left: middle.current.x * current.scrollWidth - current.clientWidth / 2,
      top: middle.current.y * current.scrollHeight - current.clientHeight / 2,
    })
  }, [zoom])
  // A colleague may have removed the photo on screen.
  const index = Math.max(
    0,
    photos.findIndex((photo) => photo.id === id),
  )
  const photo = photos[index]
  if (!photo) return null

  function walk(by: 1 | -1): void {
    const next = photos[index + by]
    if (!next) return
    setId(next.id)
    setZoom(0)
  }
  function zoomBy(by: 1 | -1): void {
    const { current } = frame
    if (current)
      middle.current = {
        x: (current.scrollLeft + current.clientWidth / 2) / (current.scrollWidth || 1),
        y: (current.scrollTop + current.clientHeight / 2) / (current.scrollHeight || 1),
      }
    setZoom((now) => Math.min(zooms.length - 1, Math.max(0, now + by)))
  }
  /** Direction of an arrow key; 1: right or down. */
  function arrow(left: number, top: number): void {
    if (zoom > 0) return frame.current?.scrollBy({ left: left * stepPx, top: top * stepPx })
    if (left === 0) return
    const isMirrored = document.documentElement.dir === 'rtl'
    walk(left > 0 === isMirrored ? -1 : 1)
  }
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': () => setZoom(0),
    ArrowLeft: () => arrow(-1, 0),
    ArrowRight: () => arrow(1, 0),
    ArrowUp: () => arrow(0, -1),
    ArrowDown: () => arrow(0, 1),
  }
  function onKeyDown(event: KeyboardEvent): void {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <Dialog opened onClose={onClose} size="90vw" title={photo.caption} onKeyDown={onKeyDown}>
      <div
        ref={frame}
        className={classes.frame}
        role="region"
        aria-label={photo.caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- fingers and keys scroll it where it is zoomed
        tabIndex={0}
        data-autofocus
      >
        <LargePhoto key={photo.id} quote={quote} photo={photo} zoom={zooms[zoom] ?? 1} />
      </div>
      <div className={classes.foot}>
        <IconButton
          icon={IconArrowLeft}
          label={t('before')}
          disabled={index === 0}
          onClick={() => walk(-1)}
        />
        <span role="status">{t('position', { at: index + 1, of: photos.length })}</span>
        <IconButton
          icon={IconArrowRight}
          label={t('next')}
          disabled={index === photos.length - 1}
          onClick={() => walk(1)}
        />
        <span className={classes.gap} />
        <IconButton
          icon={IconZoomOut}
          label={t('smaller')}
          disabled={zoom === 0}
          onClick={() => zoomBy(-1)}
        />
        <IconButton
          icon={IconZoomIn}
          label={t('larger')}
          disabled={zoom === zooms.length - 1}
          onClick={() => zoomBy(1)}
        />
        <OpenInTab quote={quote} photo={photo} />
      </div>
    </Dialog>
  )
}

interface Shown {
  readonly quote: Pick<Quote, 'id'>
  readonly photo: ViewedPhoto
}

function LargePhoto({ quote, photo, zoom }: Shown & { readonly zoom: number }) {
  const t = useTranslations('files')
  const { id: teamId } = useTeam()
  const { data, error } = useQuery(contentQuery(teamId, quote.id, photo.id))
  const image = usePicture(data)
  if (!data) return <p role="status">{t(error ? 'notLoaded' : 'viewer.loading')}</p>
  const size = `${zoom * 100}%`
  return <img ref={image} alt={photo.caption} style={{ inlineSize: size, blockSize: size }} />
}

/** Opens the original photo in a new tab, where the browser can print and save it. */
function OpenInTab({ quote, photo }: Shown) {
  const t = useTranslations('files.viewer')
  const { id: teamId } = useTeam()
  const { data } = useQuery(contentQuery(teamId, quote.id, photo.id))
  const open = () => {
    if (!data) return
    const url = URL.createObjectURL(data)
    const tab = window.open(url, '_blank')
    if (tab) tab.opener = null
    else saveFile(new File([data], photo.caption, { type: data.type }))
    setTimeout(() => URL.revokeObjectURL(url), loadMs)
  }
  return <IconButton icon={IconExternalLink} label={t('inTab')} disabled={!data} onClick={open} />
}
