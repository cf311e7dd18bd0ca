import type { LineChange, Quote, SendChannel, TeamId } from '@costard/contract'
import { api } from '#api/api.ts'
import type { Edit } from '../../../changes/part-words.ts'
import { counterLineOf, inputOf } from '../../../add/counter-line.ts'

/** Saves an edit of a quote, with its lines last. Calls `onHead` once the other parts are saved. */
export async function saveEdit(
  teamId: TeamId,
  quote: Quote,
  { lines, ...head }: Edit,
  onHead: (quote: Quote) => void,
): Promise<Quote> {
  const quoteId = quote.id
  const changes = lineEdits(quote, lines)
  let { rev } = quote
  let edited = quote
  if (Object.keys(head).length > 0) {
    edited = { ...quote, ...(await api.quotes.edit({ teamId, quoteId, rev, ...head })) }
    if (changes.length > 0) onHead(edited)
    rev = edited.rev
  }
  return changes.length > 0 ? api.quotes.changeLines({ teamId, quoteId, rev, changes }) : edited
}

/** Sends the saved version of a quote. */
export async function sendQuote(teamId: TeamId, quote: Quote, channel: SendChannel): Promise<Quote> {
  const { id: quoteId, rev } = quote
  return { ...quote, ...(await api.quotes.send({ teamId, quoteId, rev, channel })) }
}

/**
 * Returns the changes for these propositions, without those for lines that were removed or already have the
 * proposition.
 */
function lineEdits({ lines }: Quote, chosen: Edit['lines'] = {}): LineChange[] {
  return lines.flatMap((line): LineChange[] => {
    const propositionKey = chosen[line.id]
    const input = inputOf(counterLineOf(line))
    if (!input || propositionKey === undefined || propositionKey === line.propositionKey) return []
    return [{ op: 'edit', lineId: line.id, line: { ...input, propositionKey } }]
  })
}
