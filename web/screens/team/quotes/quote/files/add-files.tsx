import type { Quote } from '@costard/contract'
import { IconCameraPlus, IconPaperclip } from '@tabler/icons-react'
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import classes from './files.module.css'
import { OtherCameras } from './other-cameras.tsx'
import { type FilesOf, useAddFiles } from './use-add-files.ts'

const photoTypes = 'image/jpeg,image/png,image/webp,image/heic'

/** Adds photos, or photos and documents: by camera, file, drop, or paste while it is focused. */
export function AddFiles({
  quote,
  of,
  takes,
  label,
}: {
  readonly quote: Pick<Quote, 'id'>
  readonly of: FilesOf
  readonly takes: 'photos' | 'all'
  readonly label: string
}) {
  const t = useTranslations('files')
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const { run, isRunning, error } = useAddFiles(quote, of)
  const add = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !isRunning) run(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    add(event.clipboardData.files)
  }
  return (
    <div className={classes.adder} onPaste={paste}>
      <label
        className={classes.add}
        htmlFor={id}
        data-over={isOver || undefined}
        aria-busy={isRunning}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          className="cp-hidden"
          multiple
          accept={takes === 'photos' ? photoTypes : `${photoTypes},application/pdf`}
          // Phones open the camera directly; computers open a file dialog.
          {...(takes === 'photos' && { capture: 'environment' as const })}
          disabled={isRunning}
          onChange={(event) => {
            add(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
        {takes === 'photos' ? <Icon of={IconCameraPlus} /> : <Icon of={IconPaperclip} size={18} />}
        <span aria-live="polite">{isRunning ? t('adding') : label}</span>
      </label>
      <OtherCameras quote={quote} of={of} onPhoto={(photo) => run([photo])} />
      <FileProblem error={error} />
    </div>
  )
}

/** Reason why a file was not added. */
export function FileProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('files.problem')
  const text = texts[codeOf(error) ?? '']
  if (text === undefined) return <ProblemNote error={error} />
  return (
    <p className={classes.problem} role="alert">
      {t(text)}
    </p>
  )
}

const texts: Readonly<Record<string, 'refused' | 'tooMany' | 'tooLarge' | 'tooOften' | 'inUse' | 'gone'>> = {
  'file/refused': 'refused',
  'file/too-many': 'tooMany',
  'file/too-often': 'tooOften',
  'request/too-large': 'tooLarge',
  'file/in-use': 'inUse',
  'file/not-found': 'gone',
}
