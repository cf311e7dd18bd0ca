import { type Customer, customerLimits } from '@costard/contract'
import { Textarea } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../team-context.ts'
import { findKept, forgetKept, keep } from '../../kept-text.ts'
import classes from './timeline.module.css'
import { useTimelineChange } from './use-timeline-change.ts'

const { maxTeamNote, maxTeamNotes } = customerLimits

/** A note that no server has yet. */
interface KeptNote {
  readonly text: string
  /** Idempotency key: a note whose answer was lost is not written twice. */
  readonly key: string
}

/** The field for a new note. Its text is kept in this browser until the server has it. */
export function AddNote({
  customer,
  field,
}: {
  readonly customer: Customer
  readonly field: RefObject<HTMLTextAreaElement | null>
}) {
  const t = useTranslations('timeline')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const change = useTimelineChange(customer)
  const keptAs = `note:${customer.id}`
  const [note, setNote] = useState(() => findKept<KeptNote>(keptAs) ?? { text: '', key: '' })
  const [isRestored, setIsRestored] = useState(note.text !== '')
  const type = (text: string): void => {
    const typed = { text, key: crypto.randomUUID() }
    if (text === '') forgetKept(keptAs)
    else keep(keptAs, typed)
    setNote(typed)
    setIsRestored(false)
  }
  const save = useAction(
    ({ text, key }: KeptNote) =>
      api.customerTimeline.addNote(
        { teamId, customerId: customer.id, text },
        { context: { idempotencyKey: key } },
      ),
    {
      onDone: (added, sent) => {
        change((entries, page) =>
          page === 0 ? [added, ...entries.filter(({ id }) => id !== added.id)] : entries,
        )
        // Text typed meanwhile is another note.
        setNote((now) => {
          if (now.key !== sent.key) return now
          forgetKept(keptAs)
          return { text: '', key: '' }
        })
        setIsRestored(false)
      },
    },
  )
  const length = note.text.trim().length
  const isTooLong = length > maxTeamNote
  const run = (): void => {
    if (length > 0 && !isTooLong && !save.isRunning) save.run(note)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends the composition of a character, and is the only way to a new line on a touch screen.
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
            {t('enter')}
          </kbd>
        }
        rightSectionWidth="4.25rem"
        classNames={{ input: classes.input, section: classes.section }}
        value={note.text}
        error={isTooLong && t('tooLong', { most: maxTeamNote, count: length })}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Refusal error={save.error} isRestored={isRestored} />
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

/** Reason why a note is not saved, and that its text is kept. */
function Refusal({ error, isRestored }: { readonly error: unknown; readonly isRestored: boolean }) {
  const t = useTranslations('timeline')
  const code = codeOf(error)
  if (!error) return isRestored && <Note kind="news">{t('kept')}</Note>
  if (code === 'customer/too-many-notes')
    return <Note kind="problem">{t('full', { most: maxTeamNotes })}</Note>
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
