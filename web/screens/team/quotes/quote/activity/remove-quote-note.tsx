import type { Quote, QuoteActivity } from '@costard/contract'
import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useSignedIn } from '#session/session-context.ts'
import { Icon } from '#ui/icon.tsx'
import { RemoveNote } from '../../../kit/notes/remove-note.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { useReadActivity } from './use-activity.ts'

/** Length of the excerpt of a note in the label of its remove button. Characters. */
const maxNamed = 40

/** Removes a note on the quote, for its author and members who may remove those of others. */
export function RemoveQuoteNote({
  note,
  quote,
}: {
  readonly note: Extract<QuoteActivity, { readonly kind: 'noted' }>
  readonly quote: Quote
}) {
  const t = useTranslations('timeline')
  const { id: teamId } = useTeam()
  const { user } = useSignedIn()
  const [mayWrite, mayRemove] = [useMay('quote.create'), useMay('note.remove')]
  const [isAsking, dialog] = useDisclosure(false)
  const readAgain = useReadActivity(quote)
  if (!mayRemove && !(mayWrite && note.by.id === user.uid)) return null
  const { text, noteId } = note
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        className="cp-target"
        aria-label={t('remove', { text: text.length > maxNamed ? `${text.slice(0, maxNamed)}…` : text })}
        onClick={dialog.open}
      >
        <Icon of={IconTrash} size={16} />
      </ActionIcon>
      {isAsking && (
        <RemoveNote
          text={text}
          remove={() => api.quoteNotes.remove({ teamId, quoteId: quote.id, noteId })}
          onRemoved={() => {
            dialog.close()
            readAgain()
          }}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
