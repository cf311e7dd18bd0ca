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
import { findNames, type Names } from '../../find-names.ts'
import { memberNames } from '../../teams/member-names.ts'
import type { Member } from '../../teams/member.ts'
import {
  answersOf,
  devicesOf,
  namesOfQuotes,
  questionsOf,
} from '../../quotes/of-customers/quote-facts-store.ts'
import type { NoteRow } from '../../customers/team-note-store.ts'
import type { FoundEntry } from './timeline-store.ts'

type OfQuote = Exclude<FoundEntry, { readonly source: 'note' }>
type FoundChange = Extract<FoundEntry, { readonly source: 'change' }>

/** Returns entries with names and words of now: a few queries by key, however many entries. */
export async function describeTimeline(
  tx: Transaction,
  { teamId, team }: Pick<Member, 'teamId' | 'team'>,
  entries: readonly FoundEntry[],
): Promise<TimelineEntry[]> {
  const people = entries.flatMap((entry) => {
    if (entry.source === 'note') return entry.note.writtenBy
    return entry.source === 'change' ? (entry.change.actorId ?? []) : []
  })
  const members = await findNames(memberNames, tx, { teamId, language: team.language }, people)
  const facts = await factsOf(tx, teamId, entries)
  return entries.flatMap((entry): TimelineEntry[] =>
    entry.source === 'note' ? [describeNote(entry.note, members)] : describeEvent(entry, members, facts),
  )
}

export function describeNote({ noteId, at, writtenBy, text }: NoteRow, members: Names): TeamNote {
  const by = { id: writtenBy, name: members.get(writtenBy) ?? null }
  return { kind: 'note', id: noteId, at: at.toISOString(), by, text }
}

type Facts = Awaited<ReturnType<typeof factsOf>>

/** Reads what quotes have of these entries. */
async function factsOf(tx: Transaction, teamId: Member['teamId'], entries: readonly FoundEntry[]) {
  const changes = entries.filter((entry) => entry.source === 'change')
  const quoteIds = quotesOf(changes)
  const idsIn = (field: string) => changes.flatMap(({ change }) => textIn(change.after, field) ?? [])
  const answers = changes.filter(({ change }) => answerActions.test(change.action))
  const questionIds = [...idsIn('question'), ...idsIn('answered')] as QuestionId[] // as recorded
  return {
    quotes: await namesOfQuotes(tx, teamId, quotesOf(entries)),
    answers: await answersOf(tx, teamId, quotesOf(answers)),
    questions: await questionsOf(tx, teamId, quoteIds, questionIds),
    devices: await devicesOf(tx, teamId, quoteIds, idsIn('lineId') as LineId[]), // as recorded
  }
}

const answerActions = /\.(accept|decline|cancel)$/

function describeEvent(entry: OfQuote, members: Names, facts: Facts): QuoteEvent[] {
  const quote = facts.quotes.get(quoteIdOf(entry))
  if (!quote) return []
  const { actorKind, actorId } = entry.source === 'view' ? byCustomer : entry.change
  const event = {
    id: [entry.source, ...entry.key].join(' '),
    at: entry.at.toISOString(),
    by: { kind: actorKind, id: actorId, name: actorId === null ? null : (members.get(actorId) ?? null) },
    quote: { id: quote.quoteId, number: quote.number },
  }
  if (entry.source === 'view') return [{ ...event, kind: 'opened' }]
  const kind = kinds[entry.change.action as CustomerAction] // only these have a customer
  // Takes the fields of the kind. Entries that lack one are left out: they are older than the field.
  const details = detailsOf(entry, kind, quote.currency, facts)
  const { data } = QuoteEvent.safeParse({ ...event, kind, ...details })
  return data ? [data] : []
}

const byCustomer = { actorKind: 'customer', actorId: null } as const

/** Details of a change, of any kind. */
function detailsOf(
  { at, change: { quoteId, after } }: FoundChange,
  kind: QuoteEvent['kind'],
  currency: string,
  { answers, questions, devices }: Facts,
) {
  const field = (name: string) => textIn(after, name) ?? ''
  const { accepted, declined, cancelled } = answers.get(quoteId) ?? {}
  const question = questions.get(field('question') || field('answered'))
  const decline = firstFrom(declined, at)
  const newMinor = after?.['newMinor']
  const texts: Partial<Record<typeof kind, string | undefined>> = {
    asked: question?.text,
    answered: question?.answer,
    declined: decline?.text,
    cancelled: firstFrom(cancelled, at)?.reason,
  }
  return {
    channel: field('channel') || 'email',
    validUntil: field('validUntil'),
    offers: firstFrom(accepted, at)?.offers ?? [],
    reason: decline?.reason ?? null,
    text: texts[kind] ?? '',
    state: field('fulfilment'),
    deviceName: devices.get(field('lineId')) ?? '',
    offered: typeof newMinor === 'number' ? { amountMinor: newMinor, currency } : null,
  }
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

function quotesOf(entries: readonly FoundEntry[]): QuoteId[] {
  const ids = entries.flatMap((entry) => (entry.source === 'note' ? [] : quoteIdOf(entry)))
  return [...new Set(ids)] as QuoteId[] // of quotes
}

function quoteIdOf(entry: OfQuote): string {
  return entry.source === 'view' ? entry.quoteId : entry.change.quoteId
}

/** The subject of an entry is stored with its own time, at or just after the moment of the entry. */
function firstFrom<One extends { readonly at: string }>(all: readonly One[] = [], at: Date): One | undefined {
  const moment = at.toISOString()
  return all.filter((one) => one.at >= moment).toSorted((one, other) => one.at.localeCompare(other.at))[0]
}

function textIn(fields: FoundChange['change']['after'], name: string): string | undefined {
  const value = fields?.[name]
  return typeof value === 'string' ? value : undefined
}
