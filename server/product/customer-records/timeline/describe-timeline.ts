import {
  type AuditedAction,
  type LineId,
  type QuestionId,
  QuoteActivity,
  QuoteEvent,
  type QuoteId,
  type TeamNote,
  type TimelineEntry,
} from '@costard/contract'
import type { Transaction } from '#database'
import { apiKeyNames } from '../../api-keys/api-key-names.ts'
import { type CustomerAction, customerActions } from '../../audit/customer-events.ts'
import { findNames, type Names } from '../../rows/find-names.ts'
import { memberNames } from '../../teams/memberships/member-names.ts'
import type { Member } from '../../teams/memberships/member.ts'
import {
  answersOf,
  devicesOf,
  namesOfQuotes,
  questionsOf,
} from '../../quotes/of-customers/quote-facts-store.ts'
import type { NoteRow } from '../../customers/team-note-store.ts'
import type { SaidOnLine } from './activity-store.ts'
import type { FoundEntry } from './timeline-store.ts'

type OfQuote = Exclude<FoundEntry, { readonly source: 'note' }>
type FoundChange = Extract<FoundEntry, { readonly source: 'change' }>

/** Returns entries with current names and texts, by a few queries for any number of entries. */
export async function describeTimeline(
  tx: Transaction,
  { teamId, team }: Pick<Member, 'teamId' | 'team'>,
  entries: readonly FoundEntry[],
): Promise<TimelineEntry[]> {
  const actors = await actorsIn(tx, { teamId, team }, entries)
  const facts = await factsOf(tx, teamId, entries)
  return entries.flatMap((entry): TimelineEntry[] => {
    if (entry.source === 'note') return [describeNote(entry.note, actors)]
    const { data } = QuoteEvent.safeParse(eventOf(entry, actors, facts))
    return data ? [data] : []
  })
}

/** Texts of members: about lines, and notes about the quote by their ids. */
interface Said {
  readonly onLines: readonly SaidOnLine[]
  readonly notes: ReadonlyMap<string, string>
}

function isNoteAdded(entry: OfQuote): entry is Extract<OfQuote, { readonly source: 'change' }> {
  return entry.source === 'change' && entry.change.action === 'quoteNotes.add'
}

/** Returns the events of one quote, with texts of members about its lines. */
export async function describeActivity(
  tx: Transaction,
  { teamId, team }: Pick<Member, 'teamId' | 'team'>,
  entries: readonly OfQuote[],
  { onLines, notes }: Said,
): Promise<QuoteActivity[]> {
  const actors = await actorsIn(tx, { teamId, team }, entries)
  const facts = await factsOf(tx, teamId, entries)
  return entries.flatMap((entry) => {
    const event = eventOf(entry, actors, facts)
    const isStep = entry.source === 'change' && isMemberStep(entry.change.action)
    const noteId = isNoteAdded(entry) ? textIn(entry.change.after, 'note') : undefined
    const text =
      noteId !== undefined ? notes.get(noteId) : isStep ? stepText(entry, onLines, actors) : undefined
    // A note that was removed is no longer in the activity.
    if (noteId !== undefined && text === undefined) return []
    const { data } = QuoteActivity.safeParse({
      ...event,
      ...(text !== undefined && { text }),
      ...(noteId !== undefined && { noteId }),
    })
    return data ? [data] : []
  })
}

/** Maximum time between an entry and its text, stored in the same transaction. Milliseconds. */
const saidWithinMs = 5000

function stepText({ at, change }: FoundChange, saidOnLines: readonly SaidOnLine[], members: Names): string {
  if (change.action === 'quoteActions.assign')
    return members.get(textIn(change.after, 'assignedTo') ?? '') ?? ''
  if (change.action === 'quoteActions.setSite') return textIn(change.after, 'site') ?? ''
  const said = firstFrom(saidOnLines, at)
  return said && Date.parse(said.at) - at.getTime() < saidWithinMs ? said.text : ''
}

/** Returns names of members, keys and assistants in entries. Their ids are random, so one map has all. */
async function actorsIn(
  tx: Transaction,
  { teamId, team }: Pick<Member, 'teamId' | 'team'>,
  entries: readonly FoundEntry[],
): Promise<Names> {
  const language = { teamId, language: team.language }
  const changes = entries.flatMap((entry) => (entry.source === 'change' ? entry.change : []))
  const keys = changes.flatMap(({ actorKind, actorId }) =>
    actorKind === 'apiKey' && actorId !== null ? [actorId] : [],
  )
  const people = entries.flatMap((entry) => {
    if (entry.source === 'note') return entry.note.writtenBy
    if (entry.source !== 'change') return []
    const { actorKind, actorId, after } = entry.change
    return [actorKind === 'apiKey' ? null : actorId, textIn(after, 'assignedTo')].filter(
      (id) => typeof id === 'string',
    )
  })
  const members = await findNames(memberNames, tx, language, people)
  return new Map([...members, ...(await findNames(apiKeyNames, tx, language, keys))])
}

export function describeNote({ noteId, at, writtenBy, text }: NoteRow, members: Names): TeamNote {
  const by = { id: writtenBy, name: members.get(writtenBy) ?? null }
  return { kind: 'note', id: noteId, at: at.toISOString(), by, text }
}

type Facts = Awaited<ReturnType<typeof factsOf>>

/** Reads the facts of quotes that entries refer to. */
async function factsOf(tx: Transaction, teamId: Member['teamId'], entries: readonly FoundEntry[]) {
  const changes = entries.filter((entry) => entry.source === 'change')
  const quoteIds = quotesOf(changes)
  const idsIn = (field: string) => changes.flatMap(({ change }) => textIn(change.after, field) ?? [])
  const answers = changes.filter(({ change }) => answerActions.test(change.action))
  const questionIds = [...idsIn('question'), ...idsIn('answered')] as QuestionId[] // ids as recorded
  return {
    quotes: await namesOfQuotes(tx, teamId, quotesOf(entries)),
    answers: await answersOf(tx, teamId, quotesOf(answers)),
    questions: await questionsOf(tx, teamId, quoteIds, questionIds),
    devices: await devicesOf(tx, teamId, quoteIds, idsIn('lineId') as LineId[]), // ids as recorded
  }
}

const answerActions = /\.(accept|decline|cancel)$/

/**
 * Returns the fields of an event of any kind. The schema of the kind picks its fields and rejects entries
 * that lack one: such entries are older than the field.
 */
function eventOf(entry: OfQuote, actors: Names, facts: Facts) {
  const quote = facts.quotes.get(quoteIdOf(entry))
  if (!quote) return undefined
  const { actorKind, actorId } = entry.source === 'view' ? byCustomer : entry.change
  const event = {
    id: [entry.source, ...entry.key].join(' '),
    at: entry.at.toISOString(),
    by: { kind: actorKind, id: actorId, name: actorId === null ? null : (actors.get(actorId) ?? null) },
    quote: { id: quote.quoteId, number: quote.number },
  }
  if (entry.source === 'view') return { ...event, kind: 'opened' }
  const kind = kindOf(entry.change.action)
  return { ...event, kind, ...detailsOf(entry, kind, quote.currency, facts) }
}

const byCustomer = { actorKind: 'customer', actorId: null } as const

/** Details of a change. */
function detailsOf(
  { at, change: { quoteId, after } }: FoundChange,
  kind: QuoteActivity['kind'] | undefined,
  currency: string,
  { answers, questions, devices }: Facts,
) {
  const field = (name: string) => textIn(after, name) ?? ''
  const { accepted, declined, cancelled } = answers.get(quoteId) ?? {}
  const question = questions.get(field('question') || field('answered'))
  const decline = firstFrom(declined, at)
  const newMinor = after?.['newMinor']
  const texts: Partial<Record<QuoteActivity['kind'], string | undefined>> = {
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
    text: (kind && texts[kind]) ?? '',
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
  'quoteActions.acceptAtCounter': 'accepted',
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

const stepKinds = {
  'quotes.add': 'created',
  'quoteActions.revise': 'revised',
  'quoteActions.setSite': 'siteChosen',
  'quoteActions.assign': 'assigned',
  'quoteActions.archive': 'archived',
  'quoteActions.restore': 'restored',
  'quotes.duplicate': 'created',
  'quoteNotes.add': 'noted',
  'quoteApprovals.ask': 'askedManager',
  'quoteApprovals.takeBack': 'tookBack',
  'quoteApprovals.askBack': 'askedBack',
  'quoteApprovals.reply': 'replied',
  'quoteApprovals.passOn': 'passedOn',
  'quoteApprovals.release': 'released',
  'quoteApprovals.refuse': 'refused',
  'quoteApprovals.price': 'priced',
} as const satisfies Partial<Record<AuditedAction, QuoteActivity['kind']>>
type StepAction = keyof typeof stepKinds

/** Changes of a quote that its activity lists. */
export const activityActions: readonly AuditedAction[] = [
  ...customerActions,
  ...(Object.keys(stepKinds) as StepAction[]), // keys of this object
]

function isMemberStep(action: AuditedAction): action is StepAction {
  return action in stepKinds
}

function isCustomerAction(action: AuditedAction): action is CustomerAction {
  return action in kinds
}

function kindOf(action: AuditedAction): QuoteActivity['kind'] | undefined {
  if (isMemberStep(action)) return stepKinds[action]
  return isCustomerAction(action) ? kinds[action] : undefined
}

function quotesOf(entries: readonly FoundEntry[]): QuoteId[] {
  const ids = entries.flatMap((entry) => (entry.source === 'note' ? [] : quoteIdOf(entry)))
  return [...new Set(ids)] as QuoteId[] // the entries are about quotes
}

function quoteIdOf(entry: OfQuote): string {
  return entry.source === 'view' ? entry.quoteId : entry.change.quoteId
}

/**
 * Returns the text that belongs to an entry: it is stored with its own time, at or just after that of the
 * entry.
 */
function firstFrom<One extends { readonly at: string }>(all: readonly One[] = [], at: Date): One | undefined {
  const moment = at.toISOString()
  return all.filter((one) => one.at >= moment).toSorted((one, other) => one.at.localeCompare(other.at))[0]
}

function textIn(fields: FoundChange['change']['after'], name: string): string | undefined {
  const value = fields?.[name]
  return typeof value === 'string' ? value : undefined
}
