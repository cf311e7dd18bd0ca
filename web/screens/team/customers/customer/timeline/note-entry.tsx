import type { Customer, TeamNote } from '@costard/contract'
import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconNote, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useSignedIn } from '#session/session-context.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { Moment } from './moment.tsx'
import classes from './timeline.module.css'
import { useTimelineChange } from './use-timeline-change.ts'

interface Parts {
  readonly note: TeamNote
  readonly customer: Customer
  readonly onRemoved: () => void
}

/** Characters of a note in the name of the button that removes it. */
const maxNamed = 40

/** A note, with a button to remove it for those who may. */
export function NoteEntry({ note, customer, onRemoved }: Parts) {
  const t = useTranslations('timeline')
  const { user } = useSignedIn()
  const isOwn = note.by.id === user.uid
  const [mayWrite, mayRemove] = [useMay('quote.create'), useMay('note.remove')]
  const [isAsking, dialog] = useDisclosure(false)
  const named = note.text.length > maxNamed ? `${note.text.slice(0, maxNamed)}…` : note.text
  return (
    <li className={classes.entry}>
      <span className={classes.icon}>
        <Icon of={IconNote} size={16} />
      </span>
      <p className={`${classes.words} ${classes.note}`}>
        <span className="cp-hidden">{t('note')} </span>
        {t('quoted', { text: note.text })}
      </p>
      {(mayRemove || (mayWrite && isOwn)) && (
        <ActionIcon
          className={classes.remove}
          variant="subtle"
          color="gray"
          aria-label={t('remove', { text: named })}
          onClick={dialog.open}
        >
          <Icon of={IconTrash} size={16} />
        </ActionIcon>
      )}
      <Moment at={note.at} name={isOwn ? t('you') : (note.by.name ?? t('colleague'))} />
      {isAsking && (
        <AskToRemove note={note} customer={customer} onRemoved={onRemoved} onClose={dialog.close} />
      )}
    </li>
  )
}

function AskToRemove({ note, customer, onRemoved, onClose }: Parts & { readonly onClose: () => void }) {
  const t = useTranslations('timeline')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const change = useTimelineChange(customer)
  const removal = useAction(
    () => api.customerTimeline.removeNote({ teamId, customerId: customer.id, noteId: note.id }),
    {
      onDone: () => {
        change((entries) => entries.filter(({ id }) => id !== note.id))
        onClose()
        onRemoved()
      },
    },
  )
  return (
    <Dialog opened onClose={onClose} title={t('removeTitle')}>
      <blockquote className={classes.quoted}>{note.text}</blockquote>
      <p>{t('removeText')}</p>
      {codeOf(removal.error) === 'customer/note-of-other' ? (
        <Note kind="problem">{t('ofOther')}</Note>
      ) : (
        <ProblemNote error={removal.error} />
      )}
      <DialogFoot
        onClose={onClose}
        color="red"
        action={removal}
        label={common('remove')}
        running={common('removing')}
      />
    </Dialog>
  )
}
