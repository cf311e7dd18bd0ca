import {
  type LineId,
  type QuestionId,
  QuoteEvent,
  type QuoteId,
  type TeamNote,
  type TimelineEntry,
} from '@costard/contract'
import type { Transaction } from '#database'
import type { CustomerAction } from '../../audit/customer-events.ts'
import { namesOf, type Names } from '../../audit/name-store.ts'
import type { Member } from '../../teams/member.ts'
import { answersOf, devicesOf, namesOfQuotes, questionsOf } from './quote-facts-store.ts'
import type { NoteRow } from './team-note-store.ts'
import type { FoundEntry } from './timeline-store.ts'

type FoundChange = Extract<FoundEntry, { readonly source: 'change' }>

/** Returns entries with names and words of now: a few queries by key, however many entries. */
export async function describeTimeline(
  tx: Transaction,
  { teamId, team }: Pick<Member, 'teamId' | 'team'>,
  entries: readonly FoundEntry[],
): Promise<TimelineEntry[]> {
  const changes = entries.filter((entry) => entry.source === 'change')
  const idsIn = (field: string) => changes.flatMap(({ change }) => textOf(change.after?.[field]) ?? [])
  const quotesWith = (isMeant: (entry: FoundChange) => boolean) => idsOfQuotes(changes.filter(isMeant))
  const people = entries.flatMap((entry) => {
    if (entry.source === 'note') return entry.note.writtenBy
    return entry.source === 'change' ? (entry.change.actorId ?? []) : []
  })
  const members = await namesOf(tx, { teamId, language: team.language }, 'member', people)
  const quotes = await namesOfQuotes(tx, teamId, idsOfQuotes(entries))
  const answers = await answersOf(
    tx,
    teamId,
    quotesWith(({ change }) => /\.(accept|decline|cancel)$/.test(change.action)),
  )
  const questionIds = [...idsIn('question'), ...idsIn('answered')] as QuestionId[] // as recorded
  const questions = await questionsOf(tx, teamId, idsOfQuotes(changes), questionIds)
  const devices = await devicesOf(tx, teamId, idsOfQuotes(changes), idsIn('lineId') as LineId[]) // as recorded

  function describeQuoteEntry(entry: Exclude<FoundEntry, { source: 'note' }>): TimelineEntry[] {
    const quoteId = entry.source === 'view' ? entry.quoteId : entry.change.quoteId
    const quote = quotes.get(quoteId)
    if (!quote) return []
    const { actorKind, actorId } =
      entry.source === 'view' ? ({ actorKind: 'customer', actorId: null } as const) : entry.change
    const common = {
      id: [entry.source, ...entry.key].join(' '),
      at: entry.at.toISOString(),
      by: { kind: actorKind, id: actorId, name: actorId === null ? null : (members.get(actorId) ?? null) },
      quote: { id: quote.quoteId, number: quote.number },
    }
    if (entry.source === 'view') return [{ ...common, kind: 'opened' }]
    const { action, after } = entry.change
    const field = (name: string) => textOf(after?.[name]) ?? ''
    const answer = answers.get(quoteId)
    const question = questions.get(field('question') || field('answered'))
    // The answer is stored at or just after the moment of its entry.
    const from = <One extends { readonly at: string }>(all: readonly One[] = []) => firstFrom(all, common.at)
    const details = {
      channel: field('channel') || 'email',
      validUntil: field('validUntil'),
      offers: from(answer?.accepted)?.offers ?? [],
      reason: from(answer?.declined)?.reason ?? null,
      state: after?.['fulfilment'],
      deviceName: devices.get(field('lineId')) ?? '',
      offered:
        typeof after?.['newMinor'] === 'number'
          ? { amountMinor: after['newMinor'], currency: quote.currency }
          : null,
    }
    const texts = {
      asked: question?.text,
      answered: question?.answer,
      declined: from(answer?.declined)?.text,
      cancelled: from(answer?.cancelled)?.reason,
    }
    const kind = kinds[action as CustomerAction] // only these have a customer
    const text = kind in texts ? (texts[kind as keyof typeof texts] ?? '') : ''
    return [QuoteEvent.parse({ ...common, ...details, kind, text })]
  }

  return entries.flatMap((entry) =>
    entry.source === 'note' ? [describeNote(entry.note, members)] : describeQuoteEntry(entry),
  )
}

export function describeNote({ noteId, at, writtenBy, text }: NoteRow, members: Names): TeamNote {
  const by = { id: writtenBy, name: members.get(writtenBy) ?? null }
  return { kind: 'note', id: noteId, at: at.toISOString(), by, text }
}

const kinds = {
  'quotes.send': 'sent',
  'quotes.resend': 'resent',
  'quotes.expire': 'expired',
  'quoteActions.extend': 'extended',
  'quoteActions.remind': 'reminded',
  'quoteActions.accept': 'accepted',
  'publicQuotes.accept': 'accepted',
  'quoteActions.decline': 'declined',
  'publicQuotes.decline': 'declined',
  'quoteActions.reopen': 'acceptanceUndone',
  'publicQuotes.undoAcceptance': 'acceptanceUndone',
  'quoteActions.cancel': 'cancelled',
  'publicQuotes.ask': 'asked',
  'quoteQuestions.answer': 'answered',
  'quoteActions.advance': 'device',
  'counterOffers.send': 'device',
  'counterOffers.settle': 'device',
  'counterOffers.answer': 'device',
  'publicQuotes.answerCounterOffer': 'device',
  'counterOffers.lapse': 'device',
  'counterOffers.remind': 'counterReminded',
} as const satisfies Record<CustomerAction, QuoteEvent['kind']>

function idsOfQuotes(entries: readonly FoundEntry[]): QuoteId[] {
  const ids = entries.flatMap((entry) => {
    if (entry.source === 'note') return []
    return entry.source === 'view' ? entry.quoteId : entry.change.quoteId
  })
  return [...new Set(ids)] as QuoteId[] // of quotes
}

function firstFrom<One extends { readonly at: string }>(all: readonly One[], at: string): One | undefined {
  return all.filter((one) => one.at >= at).toSorted((one, other) => one.at.localeCompare(other.at))[0]
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
