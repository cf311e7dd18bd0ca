import { Textarea } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { findKept, forgetKept, keep } from '../kept-text.ts'
import classes from './note-field.module.css'

/** A note that is not yet saved on the server. */
interface KeptNote {
  readonly text: string
  /** Idempotency key: retrying after a lost response does not write the note twice. */
  readonly key: string
}

interface Limits {
  /** Maximum length of a note. Characters. */
  readonly most: number
  /** Maximum number of notes on the same thing. */
  readonly mostNotes: number
}

/** Field for a new note of the team. Its text is kept in this browser until it is saved on the server. */
export function NoteField<Added>({
  keptAs,
  field,
  keys,
  limits,
  add,
  onAdded,
}: {
  /** Storage key of the text; unique per thing the note is about. */
  readonly keptAs: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Keyboard shortcut that focuses the field, if there is one. */
  readonly keys?: string
  readonly limits: Limits
  readonly add: (text: string, idempotencyKey: string) => Promise<Added>
  readonly onAdded: (added: Added) => void
}) {
  const t = useTranslations('timeline')
  const common = useTranslations('common')
  const [note, setNote] = useState(() => findKept<KeptNote>(keptAs) ?? { text: '', key: '' })
  const [isRestored, setIsRestored] = useState(note.text !== '')
  const type = (text: string): void => {
    const typed = { text, key: crypto.randomUUID() }
    if (text === '') forgetKept(keptAs)
    else keep(keptAs, typed)
    setNote(typed)
    setIsRestored(false)
  }
  const save = useAction(({ text, key }: KeptNote) => add(text, key), {
    onDone: (added, sent) => {
      onAdded(added)
      // Text typed during the save belongs to the next note.
      setNote((now) => {
        if (now.key !== sent.key) return now
        forgetKept(keptAs)
        return { text: '', key: '' }
      })
      setIsRestored(false)
    },
  })
  const length = note.text.trim().length
  const isTooLong = length > limits.most
  const run = (): void => {
    if (length > 0 && !isTooLong && !save.isRunning) save.run(note)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends an IME composition, and is the only way to a new line on a touch screen.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return
    event.preventDefault()
    run()
  }
  return (
    <div className={classes.add}>
      <Textarea
        ref={field}
        aria-label={t('add')}
        placeholder={t('add')}
        autosize
        minRows={1}
        maxRows={10}
        leftSection={<Icon of={IconNote} size={18} />}
        rightSection={
          <kbd className="cp-desk-only" aria-hidden="true">
            {keys !== undefined && note.text === '' ? keys : t('enter')}
          </kbd>
        }
        rightSectionWidth="4.25rem"
        classNames={{ input: classes.input, section: classes.section }}
        value={note.text}
        error={isTooLong && t('tooLong', { most: limits.most, count: length })}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Refusal error={save.error} isRestored={isRestored} mostNotes={limits.mostNotes} />
      {note.text !== '' && (
        <div className={classes.foot}>
          <span className="cp-dim">
            <span className="cp-desk-only">{t('newLine')} </span>
            {t('onlyTeam')}
          </span>
          <ActionButton
            size="xs"
            variant="default"
            isRunning={save.isRunning}
            label={t('save')}
            running={common('saving')}
            onClick={run}
          />
        </div>
      )}
      <span className="cp-hidden" role="status">
        {save.isDone && note.text === '' && t('saved')}
      </span>
    </div>
  )
}

/** Reason why a note was not saved, and that its text is kept. */
function Refusal({
  error,
  isRestored,
  mostNotes,
}: {
  readonly error: unknown
  readonly isRestored: boolean
  readonly mostNotes: number
}) {
  const t = useTranslations('timeline')
  const code = codeOf(error)
  if (!error) return isRestored && <Note kind="news">{t('kept')}</Note>
  if (code === 'customer/too-many-notes' || code === 'quote/too-many-notes')
    return (
      <Note kind="problem">
        {t(code === 'quote/too-many-notes' ? 'fullQuote' : 'full', { most: mostNotes })}
      </Note>
    )
  if (code === 'customer/erased') return <Note kind="problem">{t('erased')}</Note>
  return (
    <>
      <ProblemNote error={error} />
      <p className="cp-dim">{t('kept')}</p>
    </>
  )
}

function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
