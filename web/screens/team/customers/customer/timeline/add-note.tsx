import { type Customer, customerLimits } from '@costard/contract'
import type { RefObject } from 'react'
import { api } from '#api/api.ts'
import { NoteField } from '../../../kit/notes/note-field.tsx'
import { useTeam } from '../../../team-context.ts'
import { useTimelineChange } from './use-timeline-change.ts'

const limits = { most: customerLimits.maxTeamNote, mostNotes: customerLimits.maxTeamNotes }

/** Field for a new note about a customer. */
export function AddNote({
  customer,
  field,
}: {
  readonly customer: Customer
  readonly field: RefObject<HTMLTextAreaElement | null>
}) {
  const { id: teamId } = useTeam()
  const change = useTimelineChange(customer)
  return (
    <NoteField
      keptAs={`note:${customer.id}`}
      field={field}
      limits={limits}
      add={(text, idempotencyKey) =>
        api.customerTimeline.addNote(
          { teamId, customerId: customer.id, text },
          { context: { idempotencyKey } },
        )
      }
      onAdded={(added) =>
        change((entries, page) =>
          page === 0 ? [added, ...entries.filter(({ id }) => id !== added.id)] : entries,
        )
      }
    />
  )
}
