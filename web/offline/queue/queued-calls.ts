import {
  lastingKeyPrefix,
  offlineCodeOf,
  type LineId,
  type LineInput,
  type Quote,
  type QuoteId,
  type QuoteList,
  type SendChannel,
  type TeamId,
} from '@costard/contract'
import { ORPCError } from '@orpc/client'
import type { ApiCall, BesideNetwork } from '#api/beside-network.ts'
import { isOfflineId, newOfflineId } from '#api/offline-id.ts'
import { serverNow } from '#api/server-clock.ts'
import { fieldOf, teamIdIn } from '../kept/kept-calls.ts'
import type { Keeper } from '../kept/keep-answers.ts'
import { isUnreached } from '../kept/unreached.ts'
import type { Entries } from './entries.ts'
import { EntryNotStored } from './entries.ts'
import { type Entry, type EntryAcceptance, type EntryQuote, isOpen, withChanges } from './entry.ts'
import { offlineQuote, offlineSummary, shownNetOf } from './offline-quote.ts'
import { makingFor } from './quote-making.ts'
import { withWaiting } from './with-waiting.ts'

/** Input of quotes.add; absent fields have defaults. */
type AddInput = Partial<Omit<EntryQuote, 'lines'>> & { readonly lines?: readonly LineInput[] }

export interface QueueParts {
  readonly entries: Entries
  readonly keeper: Pick<Keeper, 'answer' | 'keptOf' | 'rowsOf' | 'teams'>
  readonly uid: string
  readonly isOnline: () => boolean
  /** Returns the provisional name of a quote until it has a number. */
  readonly numberOf: (entry: Entry) => string
  readonly now?: () => Date
}

/** Answers calls like `keeper`, and queues calls about quotes made offline. */
export function queueCalls(parts: QueueParts): BesideNetwork {
  const { entries, keeper, uid, isOnline, now = serverNow } = parts

  return async (call, ask) => {
    const { name, input } = call
    if (call.isQueued) return keeper.answer(call, ask)
    const id = fieldOf(input, 'quoteId')
    if (typeof id === 'string' && isOfflineId(id)) return ofEntry(id, call, ask)
    if (name === 'quotes.add' && fieldOf(input, 'isTrial') !== true) return add(call, ask)
    const answer = await keeper.answer(call, ask)
    if (name !== 'quotes.list') return answer
    const teamId = teamIdIn(input)
    const waiting = entries.all().filter((entry) => isOpen(entry) && entry.teamId === teamId)
    return withWaiting(input, answer as QuoteList, waiting, async (entry) =>
      offlineSummary(await quoteIn(parts, entry), uid),
    )
  }

  async function add(call: ApiCall, ask: (input: unknown) => Promise<unknown>): Promise<unknown> {
    // An attempt without a response may have arrived: with the same key it counts once.
    const key = call.idempotencyKey ?? `${lastingKeyPrefix}${crypto.randomUUID()}`
    // Also online: the network may be lost before the response arrives, and the printed quote then has the
    // code.
    const input =
      call.idempotencyKey === undefined
        ? call.input
        : { ...(call.input as object), offlineCode: offlineCodeOf(key) }
    const teamId = teamIdIn(input) as TeamId
    if (isOnline())
      try {
        return await keeper.answer({ ...call, input }, ask)
      } catch (error) {
        if (!isUnreached(error) || !mayQueue(teamId)) throw error
      }
    else if (!mayQueue(teamId)) throw new TypeError('There is no network')
    const quote = entryQuoteOf(input as AddInput)
    const making = await makingFor(
      parts,
      teamId,
      quote.lines.map(({ line }) => line),
    )
    const draft: Entry = {
      id: newOfflineId() as QuoteId,
      teamId,
      uid,
      key,
      ...(isOnline() && { tried: input }),
      number: 0,
      at: now().toISOString(),
      rev: 1,
      quote,
      send: null,
      shownMinor: null,
      currency: making.team.currency,
      device: quote.lines[0]?.line.device.name ?? '',
      state: 'waiting',
      settled: [],
    }
    // Priced before it takes a number, so that a missing catalog uses up no number.
    const shownMinor = shownNetOf(offlineQuote(draft, making))
    const entry = { ...draft, shownMinor, number: await entries.takeNumber() }
    await storing(() => entries.put(entry))
    return offlineQuote(entry, making)
  }

  function mayQueue(teamId: TeamId): boolean {
    const work = keeper.teams()[teamId]?.offlineWork
    return work !== undefined && work !== 'off'
  }

  async function ofEntry(
    id: string,
    call: ApiCall,
    ask: (input: unknown) => Promise<unknown>,
  ): Promise<unknown> {
    const { name, input } = call
    const entry = entries.get(id)
    if (!entry) throw new ORPCError('quote/not-found', { status: 404, defined: true })
    if (entry.arrived) return keeper.answer({ ...call, input: withId(input, entry.arrived.quoteId) }, ask)
    if (name === 'quotes.get') return quoteIn(parts, entry)
    const changed = await changedBy(id, (now) =>
      changesOf(call, now, keeper.teams()[now.teamId]?.offlineWork),
    )
    // undefined: it arrived meanwhile, or another tab removed it.
    return changed ?? ofEntry(id, call, ask)
  }

  async function changedBy(
    id: string,
    changesTo: (entry: Entry) => Partial<Entry>,
  ): Promise<Quote | undefined> {
    let quote: Quote | undefined
    const change = async (entry: Entry): Promise<Entry | undefined> => {
      if (entry.arrived) return undefined
      if (entry.accept) throw new ORPCError('quote/wrong-state', { status: 409, defined: true })
      const changes = changesTo(entry)
      // The change may resolve a refusal.
      const { code: _code, question: _question, ...rest } = entry
      const changed: Entry = { ...rest, ...changes, rev: entry.rev + 1, state: 'waiting' }
      const since = entry.tried !== undefined && changes.quote ? ({ changedSince: true } as const) : {}
      quote = await quoteIn(parts, changed)
      const device = quote.lines[0]?.device.name ?? ''
      return { ...changed, ...since, shownMinor: shownNetOf(quote), device }
    }
    await storing(() => entries.change(id, change))
    return quote
  }
}

async function quoteIn(parts: QueueParts, entry: Entry): Promise<Quote> {
  const lines = entry.quote.lines.map(({ line }) => line)
  return offlineQuote(entry, await makingFor(parts, entry.teamId, lines))
}

/**
 * Returns the changes that a call makes to an entry. Throws an error with a code if the server would refuse
 * the call.
 */
function changesOf({ name, input }: ApiCall, entry: Entry, offlineWork: string | undefined): Partial<Entry> {
  switch (name) {
    case 'quotes.changeLines': {
      const { changes } = input as { changes: Parameters<typeof withChanges>[1] }
      const lines = withChanges(entry.quote.lines, changes, newLineId)
      return { quote: { ...entry.quote, lines } }
    }
    case 'quotes.edit': {
      const { teamId: _team, quoteId: _quote, rev: _rev, ...edit } = input as Record<string, unknown>
      return { quote: { ...entry.quote, ...edit } }
    }
    case 'quoteActions.acceptAtCounter':
      return acceptance(entry, input as EntryAcceptance, offlineWork)
    case 'quotes.send':
      return { send: fieldOf(input, 'channel') as SendChannel }
    default:
      throw new TypeError(`${name} needs a network`)
  }
}

/**
 * Returns the changes made by an acceptance. Throws an error with the code with which the server would refuse
 * it.
 */
function acceptance(
  { shownMinor }: Entry,
  { name, signature, isTypedNameSignature, acceptedAt, shown }: EntryAcceptance,
  offlineWork: string | undefined,
): Pick<Entry, 'accept' | 'send'> {
  if (offlineWork !== 'acceptance')
    throw new ORPCError('quote/counter-acceptance-off', { status: 403, defined: true })
  if (shown.netMinor !== shownMinor) throw new ORPCError('quote/not-as-shown', { status: 409, defined: true })
  const signed = {
    ...(signature !== undefined && { signature }),
    ...(isTypedNameSignature && { isTypedNameSignature }),
  }
  return { send: null, accept: { name, ...signed, acceptedAt, shown } }
}

function withId(input: unknown, quoteId: QuoteId): unknown {
  return { ...(input as object), quoteId }
}

function entryQuoteOf({
  lines = [],
  customer = null,
  note = '',
  letCustomerChoose = true,
  validDays,
  siteId,
}: AddInput): EntryQuote {
  return {
    lines: lines.map((line) => ({ id: newLineId(), line })),
    customer,
    note,
    letCustomerChoose,
    ...(validDays !== undefined && { validDays }),
    ...(siteId !== undefined && { siteId }),
  }
}

function newLineId(): LineId {
  return crypto.randomUUID() as LineId
}

/** Throws an error with a code if the device has no room. */
async function storing(store: () => Promise<unknown>): Promise<void> {
  try {
    await store()
  } catch (error) {
    if (!(error instanceof EntryNotStored)) throw error
    throw new ORPCError(error.reason === 'full' ? 'offline/full' : 'offline/not-stored', {
      status: 507,
      defined: true,
    })
  }
}
