import { type LineChange, type LineInput, offlineCodeOf, type Quote } from '@costard/contract'
import { codeOf } from '#api/error-code.ts'
import { isUnreached } from '../kept/unreached.ts'
import type { Entries } from './entries.ts'
import {
  type Entry,
  type EntryAcceptance,
  type OtherPrice,
  type Question,
  versionsOf,
  withVersions,
} from './entry.ts'
import type { EntryCalls } from './queue-parts.ts'

/** Codes after which nothing else is sent now: the next try may do. */
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
  /** Called with a quote that has arrived. */
  readonly onArrived: (entry: Entry) => void
  readonly now?: () => Date
}

/**
 * Sends what waits, in order, once each. One that is refused or asks holds up none of the others; without the server the
 * rest waits. Returns whether the server was reached.
 */
export async function sendEntries(sending: Sending): Promise<boolean> {
  const { entries } = sending
  for (const { id } of entries.all().filter(({ state }) => state === 'waiting')) {
    // It may have been changed or taken out while those before were sent.
    const entry = entries.get(id)
    if (entry?.state !== 'waiting') continue
    try {
      await sendEntry(entry, sending)
    } catch (error) {
      const code = codeOf(error)
      if (isUnreached(error) || laterCodes.includes(code)) return false
      const now = entries.get(id)
      if (now) await entries.put({ ...now, state: 'refused', ...(code !== undefined && { code }) })
    }
  }
  return true
}

/** Sends an entry; what somebody changes in it meanwhile is sent after it. */
async function sendEntry(entry: Entry, sending: Sending): Promise<void> {
  const { entries, calls, netWith, onArrived, now = () => new Date() } = sending
  const sendAgain = async (): Promise<void> => {
    const changed = entries.get(entry.id)
    if (changed?.state === 'waiting') await sendEntry(changed, sending)
  }
  const isAsSent = () => (entries.get(entry.id)?.rev ?? entry.rev) === entry.rev
  // An entry that was tried before is sent as it was: it may have arrived.
  const question = entry.tried === undefined ? await questionOf(entry, calls, netWith) : undefined
  if (!isAsSent()) return sendAgain()
  if (question) {
    await entries.put({ ...entry, state: 'asks', question })
    return
  }
  const input = entry.tried ?? addInput(entry)
  // Known before it is sent, so that a page that ends now sends the same again.
  if (entry.tried === undefined) await entries.put({ ...entry, tried: input })
  let quote = await addOnce(entry, input, { entries, calls })
  if (entry.changedSince) quote = await withLaterChanges(entry, quote, calls)
  if (entry.accept && !(await acceptOnce(entry, entry.accept, quote, { entries, calls }))) return
  if (!isAsSent()) return sendAgain()
  const notSent = entry.accept ? undefined : await sendToCustomer(entry, quote, calls)
  const arrived: Entry = {
    ...entry,
    state: 'arrived',
    arrived: {
      quoteId: quote.id,
      number: quote.number,
      at: now().toISOString(),
      netMinor: quote.totals.netMinor,
      ...(notSent !== undefined && { notSent }),
    },
  }
  await entries.put(arrived)
  onArrived(arrived)
}

type Sender = Pick<Sending, 'entries' | 'calls'>

async function addOnce(entry: Entry, input: unknown, { entries, calls }: Sender): Promise<Quote> {
  try {
    return await calls.add(input, entry.key)
  } catch (error) {
    // A refusal stores nothing on the server, so the next try may have other content.
    const now = entries.get(entry.id)
    if (now && !isUnreached(error) && !laterCodes.includes(codeOf(error))) {
      const { tried: _tried, changedSince: _since, ...rest } = now
      await entries.put(rest)
    }
    throw error
  }
}

/** Returns whether it is accepted. A refusal is told beside the entry: the quote is with the team by then. */
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
    if (code === undefined || isUnreached(error) || laterCodes.includes(code)) throw error
    const now = entries.get(id)
    if (now) await entries.put({ ...now, state: 'refused', code, added: { quoteId, number } })
    return false
  }
}

function addInput({ teamId, key, quote: { lines, ...quote } }: Entry) {
  return { teamId, lines: lines.map(({ line }) => line), ...quote, offlineCode: offlineCodeOf(key) }
}

/** Returns what a person must decide before the entry is sent. */
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

/** Returns both prices if the versions in force give another than the one that was told. */
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

/** Returns the entry as a person decided: the price that was told, or the one of today. */
export function decided(entry: Entry, choice: 'keep' | 'anew' | 'too'): Entry {
  const { question, ...rest } = entry
  if (!question) return entry
  const answered: Entry = { ...rest, state: 'waiting', settled: [...entry.settled, question.kind] }
  if (question.kind !== 'price' || choice !== 'anew') return answered
  const { versions, newMinor } = question.price
  // The customer signed another price: this is a new offer.
  const { accept: _accept, ...offered } = answered
  return { ...offered, quote: withVersions(entry.quote, versions), shownMinor: newMinor }
}

/** Returns the entry as one that has arrived as a draft, without its acceptance. */
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

/** Sends what was changed after the first try, now that it is known to have arrived. */
async function withLaterChanges(entry: Entry, quote: Quote, calls: EntryCalls): Promise<Quote> {
  const { teamId, key } = entry
  const { lines, siteId: _site, ...head } = entry.quote
  let now = quote
  const changes = replacedBy(
    quote,
    lines.map(({ line }) => line),
  )
  if (changes.length > 0)
    now = await calls.changeLines({ teamId, quoteId: quote.id, rev: quote.rev }, changes, `${key}-lines`)
  const edited = await calls.edit({ teamId, quoteId: quote.id, rev: now.rev }, head, `${key}-edit`)
  return { ...now, ...edited }
}

function replacedBy(quote: Quote, lines: readonly LineInput[]): readonly LineChange[] {
  return [
    ...lines.map((line): LineChange => ({ op: 'add', line })),
    ...quote.lines.map(({ id }): LineChange => ({ op: 'remove', lineId: id })),
  ]
}

/** Returns the code with which that was refused; the quote is with the team all the same. */
async function sendToCustomer(
  { teamId, key, send }: Entry,
  { id: quoteId, rev }: Quote,
  calls: EntryCalls,
): Promise<string | undefined> {
  if (send === null) return undefined
  try {
    await calls.send({ teamId, quoteId, rev }, send, `${key}-send`)
    return undefined
  } catch (error) {
    if (isUnreached(error)) throw error
    return codeOf(error)
  }
}
