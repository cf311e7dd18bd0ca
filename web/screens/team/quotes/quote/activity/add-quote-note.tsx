import { type Quote, quoteLimits } from '@costard/contract'
import { useRef } from 'react'
import { api } from '#api/api.ts'
import { useKeys } from '#ui/layout/use-keys.ts'
import { NoteField } from '../../../kit/notes/note-field.tsx'
import { useTeam } from '../../../team-context.ts'
import { useReadActivity } from './use-activity.ts'

const limits = { most: quoteLimits.maxNote, mostNotes: quoteLimits.maxNotes }

/** Field for a note on the quote. N focuses it, Enter saves. */
export function AddQuoteNote({ quote }: { readonly quote: Quote }) {
  const { id: teamId } = useTeam()
  const field = useRef<HTMLTextAreaElement>(null)
  const readAgain = useReadActivity(quote)
  useKeys({ n: () => field.current?.focus() })
  return (
    <NoteField
      keptAs={`note:${quote.id}`}
      field={field}
      keys="N"
      limits={limits}
      add={(text, idempotencyKey) =>
        api.quoteNotes.add({ teamId, quoteId: quote.id, text }, { context: { idempotencyKey } })
      }
      onAdded={readAgain}
    />
  )
}
