import { type LineChange, type LineInput, offlineCodeOf, type Quote } from '@costard/contract'
import { codeOf } from '#api/error-code.ts'
import { isUnreached } from '../kept/unreached.ts'
import type { Entries } from './entries.ts'
import {
  type Entry,
  type EntryAcceptance,
  isToSend,
  type LaterPart,
  type OtherPrice,
  type Question,
  versionsOf,
  withVersions,
} from './entry.ts'
import type { EntryCalls } from './queue-parts.ts'

/** Error codes after which sending stops for now; the next attempt may succeed. */
const laterCodes: readonly (string | undefined)[] = [
  'request/too-many',
  'identity/signed-out',
  'identity/unavailable',
  'server/unavailable',
]

export interface Sending {
  readonly entries: Entries
  readonly calls: EntryCalls
  /** Returns the price of the entry with these versions of its catalogs. */
  readonly netWith: (entry: Entry, versions: Readonly<Record<string, number>>) => Promise<number | null>
  /** Called with a quote that the server has accepted. */
  readonly onArrived: (entry: Entry) => void
  readonly now?: () => Date
}

/**
 * True if a failed attempt may succeed later by itself: the server was not reached, or is currently
 * unavailable.
 */
function isForLater(error: unknown): boolean {
  return isUnreached(error) || laterCodes.includes(codeOf(error))
}

/**
 * Sends waiting entries in order, each once. One that is refused or has a question does not block the others;
 * if the server is unreachable, the rest waits. Returns true if the server was reached.
 */
export async function sendEntries(sending: Sending): Promise<boolean> {
  const { entries } = sending
  for (const { id } of entries.all().filter(isToSend)) {
    try {
      await sendEntry(id, sending)
    } catch (error) {
      if (isForLater(error)) return false
      const code = codeOf(error)
      await entries.change(id, (now) => ({
        ...now,
        state: 'refused',
        ...(code !== undefined && { code }),
      }))
    }
  }
  return true
}

async function sendEntry(id: string, sending: Sending): Promise<void> {
  const { entries, onArrived } = sending
  // Changes made to it meanwhile are sent afterwards.
  for (let entry = entries.get(id); entry?.state === 'waiting'; entry = entries.get(id)) {
    const arrived = await tryEntry(entry, sending)
    if (arrived) onArrived(arrived)
  }
  const arrived = entries.get(id)
  if (arrived) await sendToCustomer(arrived, sending)
}

/** Sends an entry if it is unchanged. Returns it once it has arrived. */
async function tryEntry(entry: Entry, sending: Sending): Promise<Entry | undefined> {
  const { entries, calls, netWith, now = () => new Date() } = sending
  const ifUnchanged = (next: (entry: Entry) => Entry) =>
    entries.change(entry.id, (current) =>
      current.rev === entry.rev && current.state === 'waiting' ? next(current) : undefined,
    )
  let tried = entry
  // After an earlier attempt the entry is sent unchanged, since it may have arrived.
  if (entry.tried === undefined) {
    const question = await questionOf(entry, calls, netWith)
    // The input is stored before it is sent, so that if the page is closed, the same is sent again.
    const next = await ifUnchanged((current) =>
      question ? { ...current, state: 'asks', question } : { ...current, tried: addInput(current) },
    )
    if (!next || question) return undefined
    tried = next
  }
  const added = await addOnce(tried, sending)
  const quote = await withLaterChanges(tried, added, sending)
  if (tried.accept && !(await acceptOnce(tried, tried.accept, quote, sending))) return undefined
  const { send, accept } = tried
  return ifUnchanged((current) => ({
    ...current,
    state: 'arrived',
    arrived: {
      quoteId: quote.id,
      number: quote.number,
      at: now().toISOString(),
      netMinor: quote.totals.netMinor,
      ...(send !== null && !accept && { mail: { channel: send, rev: quote.rev } }),
    },
  }))
}

type Sender = Pick<Sending, 'entries' | 'calls'>

async function addOnce({ id, key, tried }: Entry, { entries, calls }: Sender): Promise<Quote> {
  try {
    return await calls.add(tried, key)
  } catch (error) {
    // A refusal stores nothing on the server, so the next attempt may have different content.
    if (!isForLater(error))
      await entries.change(id, ({ tried: _tried, changedSince: _since, later: _later, ...rest }) => rest)
    throw error
  }
}

/** Returns true if it is accepted. A refusal is recorded with the entry: the server has the quote by then. */
async function acceptOnce(
  { id, teamId, key }: Entry,
  accept: EntryAcceptance,
  { id: quoteId, number, rev }: Quote,
  { entries, calls }: Sender,
): Promise<boolean> {
  try {
    await calls.accept({ teamId, quoteId, rev }, accept, `${key}-accept`)
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined || isForLater(error)) throw error
    await entries.change(id, (now) => ({ ...now, state: 'refused', code, added: { quoteId, number } }))
    return false
  }
}

function addInput({ teamId, key, quote: { lines, ...quote } }: Entry) {
  return { teamId, lines: lines.map(({ line }) => line), ...quote, offlineCode: offlineCodeOf(key) }
}

/** Returns the question that the user must answer before the entry is sent. */
async function questionOf(
  entry: Entry,
  calls: EntryCalls,
  netWith: Sending['netWith'],
): Promise<Question | undefined> {
  const { teamId, quote, settled } = entry
  if (!settled.includes('device'))
    for (const { line } of quote.lines) {
      const { imei } = line.device
      if (imei === undefined) continue
      const meanwhile = (await calls.sightings(teamId, imei)).find(({ quotedAt }) => quotedAt > entry.at)
      if (meanwhile) return { kind: 'device', number: meanwhile.number, quoteId: meanwhile.quoteId, imei }
    }
  if (settled.includes('price')) return undefined
  const price = await otherPrice(entry, await calls.versions(teamId), netWith)
  return price && { kind: 'price', price }
}

/** Returns both prices if the current versions result in a price other than the one shown to the customer. */
export async function otherPrice(
  entry: Entry,
  inForce: Readonly<Record<string, number>>,
  netWith: Sending['netWith'],
): Promise<OtherPrice | undefined> {
  const told = versionsOf(entry.quote)
  const newer = Object.fromEntries(
    Object.keys(told).flatMap((id) => {
      const version = inForce[id]
      return version === undefined || version === told[id] ? [] : [[id, version] as const]
    }),
  )
  if (Object.keys(newer).length === 0) return undefined
  const newMinor = await netWith(entry, newer)
  return newMinor === entry.shownMinor
    ? undefined
    : { toldMinor: entry.shownMinor, newMinor, versions: newer }
}

/** Returns the entry after the user's decision: with the price shown to the customer, or with today's. */
export function decided(entry: Entry, choice: 'keep' | 'anew' | 'too'): Entry {
  const { question, ...rest } = entry
  if (!question) return entry
  const answered: Entry = { ...rest, state: 'waiting', settled: [...entry.settled, question.kind] }
  if (question.kind !== 'price' || choice !== 'anew') return answered
  const { versions, newMinor } = question.price
  // The customer signed another price, so this is a new offer without an acceptance.
  const { accept: _accept, ...offered } = answered
  return { ...offered, quote: withVersions(entry.quote, versions), shownMinor: newMinor }
}

/** Returns the entry as one that arrived as a draft, without its acceptance. */
export function keptAsDraft({ code, ...entry }: Entry, at: Date): Entry {
  if (!entry.added) return entry
  const { quoteId, number } = entry.added
  const netMinor = entry.accept?.shown.netMinor ?? entry.shownMinor ?? 0
  return {
    ...entry,
    state: 'arrived',
    arrived: {
      quoteId,
      number,
      at: at.toISOString(),
      netMinor,
      ...(code !== undefined && { notAccepted: code }),
    },
  }
}

/**
 * Sends the changes made after the first attempt, which is known to have arrived. Returns the resulting
 * quote.
 */
async function withLaterChanges(entry: Entry, added: Quote, { entries, calls }: Sender): Promise<Quote> {
  const { id, teamId, key, rev, later = [] } = entry
  let quote = added
  const apply = async (part: LaterPart) => {
    const of = { teamId, quoteId: quote.id, rev: quote.rev }
    if ('lines' in part) {
      const changes = replacedBy(quote, part.lines)
      if (changes.length > 0) quote = await calls.changeLines(of, changes, `${key}-lines-${part.rev}`)
    } else {
      quote = { ...quote, ...(await calls.edit(of, part.head, `${key}-edit-${part.rev}`)) }
    }
  }
  for (const part of later) await apply(part)
  if (!entry.changedSince) return quote
  for (const part of partsOf(entry)) {
    if (later.some((done) => done.rev === rev && 'lines' in done === 'lines' in part)) continue
    // Stored before it is sent, so that if the page is closed, the same is sent again.
    await entries.change(id, (now) => ({ ...now, later: [...(now.later ?? []), part] }))
    try {
      await apply(part)
    } catch (error) {
      if (!isForLater(error))
        await entries.change(id, (now) => ({
          ...now,
          later: (now.later ?? []).slice(0, -1),
          added: { quoteId: quote.id, number: quote.number },
        }))
      throw error
    }
  }
  await entries.change(id, ({ changedSince, ...now }) =>
    now.rev === rev || !changedSince ? now : { ...now, changedSince },
  )
  return quote
}

function partsOf({ rev, quote: { lines, siteId: _site, ...head } }: Entry): readonly LaterPart[] {
  return [
    { rev, lines: lines.map(({ line }) => line) },
    { rev, head },
  ]
}

function replacedBy(quote: Quote, lines: readonly LineInput[]): readonly LineChange[] {
  return [
    ...lines.map((line): LineChange => ({ op: 'add', line })),
    ...quote.lines.map(({ id }): LineChange => ({ op: 'remove', lineId: id })),
  ]
}

/**
 * Sends an arrived quote to its customer, once. A refusal is recorded with the entry; the server has the
 * quote anyway.
 */
async function sendToCustomer(
  { id, teamId, key, arrived }: Entry,
  { entries, calls }: Sender,
): Promise<void> {
  if (!arrived?.mail) return
  const { channel, rev } = arrived.mail
  let notSent: string | undefined
  try {
    await calls.send({ teamId, quoteId: arrived.quoteId, rev }, channel, `${key}-send`)
  } catch (error) {
    if (isForLater(error)) throw error
    notSent = codeOf(error)
  }
  await entries.change(id, (now) => {
    if (!now.arrived) return undefined
    const { mail: _mail, ...rest } = now.arrived
    return { ...now, arrived: { ...rest, ...(notSent !== undefined && { notSent }) } }
  })
}
