import { z } from 'zod'
import { recordedCall } from '../calls/call.ts'
import { QuoteId, TeamId, TeamNoteId } from '../ids.ts'
import { quoteLimits } from './quote-limits.ts'

/** A note of a member about a quote. Never shown in mails, on paper or on pages for the customer. */
export const QuoteNote = z.object({ id: TeamNoteId, at: z.string(), by: z.string(), text: z.string() })
export type QuoteNote = z.infer<typeof QuoteNote>

const tags = ['Quotes']
const path = '/teams/{teamId}/quotes/{quoteId}/notes'
const ofQuote = z.object({ teamId: TeamId, quoteId: QuoteId })

/** Notes of the team about a quote, listed in its activity. */
export const quoteNotes = {
  add: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path,
      tags,
      scope: 'notes.add',
      summary: 'Add a note about a quote for the team',
      successStatus: 201,
    },
    'quote/not-found',
    'quote/too-many-notes',
  )
    .input(ofQuote.extend({ text: z.string().trim().min(1).max(quoteLimits.maxNote) }))
    .output(QuoteNote),
  remove: recordedCall(
    'quote.create',
    {
      method: 'DELETE',
      path: `${path}/{noteId}`,
      tags,
      summary: 'Remove a note about a quote',
      description: 'Its author can, and members with note.remove. Removing it again changes nothing.',
    },
    'quote/not-found',
    'quote/note-of-other',
  )
    .input(ofQuote.extend({ noteId: TeamNoteId }))
    .output(z.null()),
}
