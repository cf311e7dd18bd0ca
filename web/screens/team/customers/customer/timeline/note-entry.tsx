import type { Customer, TeamNote } from '@costard/contract'
import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconNote, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useSignedIn } from '#session/session-context.ts'
import { Icon } from '#ui/icon.tsx'
import { RemoveNote } from '../../../kit/notes/remove-note.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { Moment } from './moment.tsx'
import classes from './timeline.module.css'
import { useTimelineChange } from './use-timeline-change.ts'

interface Parts {
  readonly note: TeamNote
  readonly customer: Customer
  readonly onRemoved: () => void
}

/** Length of the excerpt of a note in the label of its remove button. Characters. */
const maxNamed = 40

/** A note, with a remove button for those who may. */
export function NoteEntry({ note, customer, onRemoved }: Parts) {
  const t = useTranslations('timeline')
  const { user } = useSignedIn()
  const { id: teamId } = useTeam()
  const change = useTimelineChange(customer)
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
        <RemoveNote
          text={note.text}
          remove={() => api.customerTimeline.removeNote({ teamId, customerId: customer.id, noteId: note.id })}
          onRemoved={() => {
            change((entries) => entries.filter(({ id }) => id !== note.id))
            dialog.close()
            onRemoved()
          }}
          onClose={dialog.close}
        />
      )}
    </li>
  )
}
