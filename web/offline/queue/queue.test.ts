import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import type { Quote, QuoteId, TeamId } from '@costard/contract'
import { ORPCError } from '@orpc/client'
import { afterEach, test } from 'vitest'
import { keptLimits } from '../kept/kept-limits.ts'
import { type KeptDatabase, openKeptDatabase, ownerOf, removeKeptDatabase } from '../kept/kept-database.ts'
import { type Entries, openEntries } from './entries.ts'
import type { Entry } from './entry.ts'
import type { EntryCalls } from './queue-parts.ts'
import { decided, keptAsDraft, sendEntries } from './send-entries.ts'

const databases: KeptDatabase[] = []
const opened: Entries[] = []
afterEach(async () => {
  for (const entries of opened.splice(0)) entries.close()
  for (const database of databases.splice(0)) database.close()
  await removeKeptDatabase()
})

/** Opens a device in the state after a start of the app. */
async function aDevice() {
  const database = await openKeptDatabase()
  databases.push(database)
  const owner = await ownerOf(database, 'u1', Date.now())
  const entries = await openEntries(database, owner)
  opened.push(entries)
  return { database, entries }
}

let made = 0
function anEntry(changes: Partial<Entry> = {}): Entry {
  const number = ++made
  return {
    id: `offline${String(number).padStart(13, '0')}` as QuoteId,
    teamId: 't1' as TeamId,
    uid: 'u1',
    key: `lasting-${number}`,
    number,
    at: '2026-11-27T10:42:00.000Z',
    rev: 1,
    quote: {
      lines: [
        {
          id: 'l1' as never,
          line: {
            catalogId: 'c1',
            catalogVersion: 6,
            device: { name: 'iPhone 13', imei: `35${number}` },
          } as never,
        },
      ],
      customer: null,
      note: '',
      letCustomerChoose: true,
    },
    send: null,
    shownMinor: -44_500,
    currency: 'EUR',
    device: 'iPhone 13',
    state: 'waiting',
    settled: [],
    ...changes,
  }
}

/** A server that accepts each key once. */
function aServer(broken: Partial<EntryCalls> = {}) {
  const quotes = new Map<string, Quote>()
  const mails = new Set<string>()
  const accepted: string[] = []
  let asked = 0
  const calls: EntryCalls = {
    async add(_input, key) {
      asked++
      const known = quotes.get(key) ?? {
        id: `q${quotes.size + 1}`,
        number: `Q-2026-${quotes.size + 1}`,
        rev: 1,
        lines: [],
        totals: { netMinor: -44_500 },
      }
      quotes.set(key, known as unknown as Quote)
      return known as unknown as Quote
    },
    edit: async () => ({ rev: 2 }) as never,
    changeLines: async ({ quoteId }) =>
      ({ id: quoteId, number: 'Q', rev: 2, totals: { netMinor: 0 } }) as never,
    accept: async (_of, _acceptance, key) => (accepted.push(key), { rev: 3 }) as never,
    send: async (_of, _channel, key) => void mails.add(key) as never,
    versions: async () => ({ c1: 6 }),
    sightings: async () => [],
    ...broken,
  }
  return { calls, quotes, mails, accepted, asked: () => asked }
}

const quiet = { netWith: async () => -44_500, onArrived: () => {} }
const noNetwork = async (): Promise<never> => {
  throw new TypeError('Failed to fetch')
}

test('what waits is there after the app was killed, and is sent once, in order, with its mail', async () => {
  const first = await aDevice()
  for (let index = 0; index < 3; index++)
    await first.entries.put(anEntry({ send: index === 1 ? 'email' : null }))
  const { entries } = await aDevice()
  const server = aServer()
  assert.equal(await sendEntries({ entries, calls: server.calls, ...quiet }), true)
  await sendEntries({ entries, calls: server.calls, ...quiet })
  assert.deepEqual([server.quotes.size, server.mails.size, server.asked()], [3, 1, 3])
  const numbers = entries.all().map(({ arrived }) => arrived?.number)
  assert.deepEqual(numbers, ['Q-2026-1', 'Q-2026-2', 'Q-2026-3'])
})

test('what is changed while its entry is being sent is sent after it', async () => {
  const { entries } = await aDevice()
  const entry = anEntry({ send: 'email' })
  await entries.put(entry)
  const server = aServer()
  const edits: unknown[] = []
  const calls: EntryCalls = {
    ...server.calls,
    add: async (input, key) => {
      const sending = entries.get(entry.id)
      if (sending?.rev === entry.rev)
        await entries.put({
          ...sending,
          rev: 2,
          quote: { ...sending.quote, note: 'Box included' },
          changedSince: true,
        })
      return server.calls.add(input, key)
    },
    edit: async (_of, head) => (edits.push(head.note), { rev: 2 }) as never,
  }
  await sendEntries({ entries, calls, ...quiet })
  assert.deepEqual(edits, ['Box included'])
  assert.deepEqual([server.quotes.size, server.mails.size], [1, 1])
  const arrived = entries.get(entry.id)
  assert.deepEqual([arrived?.state, arrived?.quote.note], ['arrived', 'Box included'])
})

test('a request whose answer was lost is made again with the same content and counts once', async () => {
  const { entries } = await aDevice()
  const entry = anEntry()
  await entries.put(entry)
  const server = aServer()
  const sent: string[] = []
  const lost = async (input: unknown, key: string) => {
    sent.push(JSON.stringify(input))
    await server.calls.add(input, key)
    return noNetwork()
  }
  assert.equal(await sendEntries({ entries, calls: { ...server.calls, add: lost }, ...quiet }), false)
  // Changed before the next attempt: the change is sent after what may have arrived.
  const waiting = entries.get(entry.id)
  assert.ok(waiting)
  await entries.put({ ...waiting, quote: { ...waiting.quote, note: 'Box included' }, changedSince: true })
  const edits: unknown[] = []
  const calls: EntryCalls = {
    ...server.calls,
    add: (input, key) => (sent.push(JSON.stringify(input)), server.calls.add(input, key)),
    edit: async (_of, head) => (edits.push(head.note), { rev: 3 }) as never,
  }
  await sendEntries({ entries: (await aDevice()).entries, calls, ...quiet })
  assert.equal(new Set(sent).size, 1)
  assert.equal(server.quotes.size, 1)
  assert.deepEqual(edits, ['Box included'])
})

test('changes between tries that got no answer follow one another, each once', async () => {
  const { entries } = await aDevice()
  const entry = anEntry({ key: 'lasting-c' })
  await entries.put(entry)
  /** Responses by key, which the server replays; different content with a known key is refused. */
  const answers = new Map<string, { readonly body: string; readonly rev: number }>()
  let rev = 1
  let isLost = true
  /** The response to a change with this note is lost. */
  let lostNote = ''
  const once = async (body: unknown, key: string) => {
    const known = answers.get(key) ?? { body: JSON.stringify(body), rev: ++rev }
    assert.equal(known.body, JSON.stringify(body), key)
    answers.set(key, known)
    if (isLost) return noNetwork()
    return { id: 'q1', rev: known.rev, lines: [], number: 'Q-1', totals: { netMinor: 0 } } as never
  }
  const calls: EntryCalls = {
    ...aServer().calls,
    add: (input, key) => once(input, key),
    changeLines: (of, changes, key) => once([of, changes], key),
    edit: (of, head, key) => {
      if (head.note === lostNote) isLost = true
      return once([of, head], key)
    },
  }
  const trying = async () => sendEntries({ entries, calls, ...quiet })
  const change = async (note: string) =>
    entries.change(entry.id, (now) => ({
      ...now,
      rev: now.rev + 1,
      quote: { ...now.quote, note },
      changedSince: true,
    }))
  await trying()
  await change('Box included')
  await trying()
  isLost = false
  lostNote = 'Box included'
  await trying()
  isLost = false
  lostNote = ''
  await change('No box')
  await trying()
  assert.deepEqual([entries.get(entry.id)?.state, entries.get(entry.id)?.later?.length], ['arrived', 4])
  assert.deepEqual(
    [...answers.keys()],
    ['lasting-c', 'lasting-c-lines-2', 'lasting-c-edit-2', 'lasting-c-lines-3', 'lasting-c-edit-3'],
  )
})

test('two tabs that change one entry at once lose neither change', async () => {
  const [one, other] = [await aDevice(), await aDevice()]
  const entry = anEntry()
  await one.entries.put(entry)
  const more = (letters: string) => async (now: Entry) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return { ...now, rev: now.rev + 1, quote: { ...now.quote, note: now.quote.note + letters } }
  }
  await Promise.all([
    one.entries.change(entry.id, more('a')),
    other.entries.change(entry.id, more('b')),
    one.entries.change(entry.id, more('c')),
  ])
  const stored = (await aDevice()).entries.get(entry.id)
  assert.deepEqual([...(stored?.quote.note ?? '')].sort(), ['a', 'b', 'c'])
  assert.equal(stored?.rev, 4)
})

test('a mail waits while the server is away, also after its quote has arrived, and is sent once', async () => {
  const { entries } = await aDevice()
  await entries.put(anEntry({ send: 'email' }))
  const away = async (): Promise<never> => {
    throw new ORPCError('server/unavailable', { status: 503 })
  }
  const server = aServer()
  assert.equal(await sendEntries({ entries, calls: { ...server.calls, send: away }, ...quiet }), false)
  const waiting = entries.all()[0]?.arrived
  assert.deepEqual([waiting?.mail?.channel, waiting?.notSent], ['email', undefined])
  const again = (await aDevice()).entries
  await sendEntries({ entries: again, calls: server.calls, ...quiet })
  await sendEntries({ entries: again, calls: server.calls, ...quiet })
  assert.deepEqual([server.mails.size, server.asked(), again.all()[0]?.arrived?.mail], [1, 1, undefined])
})

test('a change that another tab makes during the call that mails is kept, and nothing is mailed again', async () => {
  const [one, other] = [await aDevice(), await aDevice()]
  const entry = anEntry({ send: 'email' })
  await one.entries.put(entry)
  const server = aServer()
  const sent: number[] = []
  const send: EntryCalls['send'] = async (of, channel, key) => {
    sent.push(of.rev)
    await other.entries.change(entry.id, (now) => ({ ...now, device: 'iPhone 13, box included' }))
    return server.calls.send(of, channel, key)
  }
  await sendEntries({ entries: one.entries, calls: { ...server.calls, send }, ...quiet })
  await sendEntries({ entries: one.entries, calls: { ...server.calls, send }, ...quiet })
  const stored = (await aDevice()).entries.get(entry.id)
  assert.deepEqual([stored?.device, stored?.arrived?.mail], ['iPhone 13, box included', undefined])
  assert.deepEqual([sent, server.mails.size], [[1], 1])
})

test('what is taken out during the call that mails is not stored again', async () => {
  const { entries } = await aDevice()
  const entry = anEntry({ send: 'email' })
  await entries.put(entry)
  const server = aServer()
  const send: EntryCalls['send'] = async (...call) => {
    await entries.remove(entry.id)
    return server.calls.send(...call)
  }
  await sendEntries({ entries, calls: { ...server.calls, send }, ...quiet })
  assert.deepEqual([(await aDevice()).entries.all(), server.mails.size], [[], 1])
})

test('what was taken out while it was being sent is not stored again', async () => {
  const { entries } = await aDevice()
  const entry = anEntry()
  await entries.put(entry)
  const server = aServer()
  const versions = async () => (await entries.remove(entry.id), { c1: 6 })
  await sendEntries({ entries, calls: { ...server.calls, versions }, ...quiet })
  assert.deepEqual([entries.all(), server.asked()], [[], 0])
})

test('one that is refused says why and holds up none of the others', async () => {
  const { entries } = await aDevice()
  const [first, second] = [anEntry(), anEntry()]
  await entries.put(first)
  await entries.put(second)
  const server = aServer()
  const add: EntryCalls['add'] = async (input, key) => {
    if (key === first.key) throw new ORPCError('plan/limit-reached', { status: 403 })
    return server.calls.add(input, key)
  }
  await sendEntries({ entries, calls: { ...server.calls, add }, ...quiet })
  assert.deepEqual(
    entries.all().map(({ state, code }) => [state, code]),
    [
      ['refused', 'plan/limit-reached'],
      ['arrived', undefined],
    ],
  )
})

test('a quote arrives though its mail is refused, and says so', async () => {
  const { entries } = await aDevice()
  await entries.put(anEntry({ send: 'email' }))
  const refuse = async (): Promise<never> => {
    throw new ORPCError('quote/not-sendable', { status: 409 })
  }
  await sendEntries({ entries, calls: aServer({ send: refuse }).calls, ...quiet })
  assert.equal(entries.all()[0]?.arrived?.notSent, 'quote/not-sendable')
})

const accept = {
  name: 'Ada Customer',
  signature: '10.20-40.60-90.10-120.150',
  acceptedAt: '2026-11-27T10:45:00.000Z',
  shown: { netMinor: -44_500, termsVersion: 0 },
}

test('an acceptance follows its quote once, and no mail of the offer', async () => {
  const { entries } = await aDevice()
  await entries.put(anEntry({ key: 'lasting-a', accept, send: 'email' }))
  const server = aServer()
  const lost: EntryCalls['accept'] = async (...call) => {
    await server.calls.accept(...call)
    return noNetwork()
  }
  assert.equal(await sendEntries({ entries, calls: { ...server.calls, accept: lost }, ...quiet }), false)
  await sendEntries({ entries: (await aDevice()).entries, calls: server.calls, ...quiet })
  assert.deepEqual([server.quotes.size, server.mails.size], [1, 0])
  assert.deepEqual(server.accepted, ['lasting-a-accept', 'lasting-a-accept'])
})

test('a refused acceptance holds up none of the others, and its quote can stay a draft', async () => {
  const { entries } = await aDevice()
  await entries.put(anEntry({ accept }))
  await entries.put(anEntry())
  const refuse = async (): Promise<never> => {
    throw new ORPCError('quote/not-as-shown', { status: 409 })
  }
  await sendEntries({ entries, calls: aServer({ accept: refuse }).calls, ...quiet })
  const [refused, other] = entries.all()
  assert.deepEqual(
    [refused?.state, refused?.code, other?.state],
    ['refused', 'quote/not-as-shown', 'arrived'],
  )
  assert.ok(refused)
  const { arrived, state } = keptAsDraft(refused, new Date(0))
  assert.deepEqual(
    [state, arrived?.number, arrived?.notAccepted],
    ['arrived', 'Q-2026-1', 'quote/not-as-shown'],
  )
})

test('prices that are offered anew are not those that were signed', async () => {
  const { entries } = await aDevice()
  await entries.put(anEntry({ accept }))
  const server = aServer({ versions: async () => ({ c1: 7 }) })
  await sendEntries({ entries, calls: server.calls, ...quiet, netWith: async () => -43_000 })
  const [asks] = entries.all()
  assert.equal(asks?.state, 'asks')
  assert.ok(asks)
  assert.equal(decided(asks, 'anew').accept, undefined)
  assert.deepEqual(decided(asks, 'keep').accept, accept)
})

test('what was refused is sent as it was mended', async () => {
  const { entries } = await aDevice()
  await entries.put(anEntry())
  const gone = async (): Promise<never> => {
    throw new ORPCError('customer/not-found', { status: 404 })
  }
  const server = aServer()
  await sendEntries({ entries, calls: { ...server.calls, add: gone }, ...quiet })
  const [refused] = entries.all()
  assert.ok(refused)
  await entries.put({ ...refused, state: 'waiting', quote: { ...refused.quote, note: 'Without customer' } })
  const sent: unknown[] = []
  const add: EntryCalls['add'] = (input, key) => (sent.push(input), server.calls.add(input, key))
  await sendEntries({ entries, calls: { ...server.calls, add }, ...quiet })
  assert.deepEqual(
    sent.map((input) => (input as { note: string }).note),
    ['Without customer'],
  )
})

test('a server without its database takes nothing, and nothing is refused', async () => {
  const { entries } = await aDevice()
  await entries.put(anEntry())
  const away = async (): Promise<never> => {
    throw new ORPCError('server/unavailable', { status: 503 })
  }
  assert.equal(await sendEntries({ entries, calls: aServer({ add: away }).calls, ...quiet }), false)
  assert.equal(entries.all()[0]?.state, 'waiting')
})

test('a catalog that was published meanwhile asks with both prices, and either can be taken', async () => {
  const { entries } = await aDevice()
  const [kept, anew] = [anEntry(), anEntry()]
  await entries.put(kept)
  await entries.put(anew)
  const server = aServer({ versions: async () => ({ c1: 7 }) })
  const sent: number[] = []
  const add: EntryCalls['add'] = (input, key) => {
    const { lines } = input as { lines: { catalogVersion: number }[] }
    sent.push(lines[0]?.catalogVersion ?? 0)
    return server.calls.add(input, key)
  }
  const sending = {
    entries,
    calls: { ...server.calls, add },
    netWith: async () => -43_000,
    onArrived: () => {},
  }
  await sendEntries(sending)
  const asked = entries.all().map(({ state, question }) => [state, question])
  const price = { toldMinor: -44_500, newMinor: -43_000, versions: { c1: 7 } }
  assert.deepEqual(asked, [
    ['asks', { kind: 'price', price }],
    ['asks', { kind: 'price', price }],
  ])
  for (const [{ id }, choice] of [
    [kept, 'keep'],
    [anew, 'anew'],
  ] as const) {
    const entry = entries.get(id)
    assert.ok(entry)
    await entries.put(decided(entry, choice))
  }
  await sendEntries(sending)
  assert.deepEqual(sent, [6, 7])
})

test('the same price in a newer version asks nothing', async () => {
  const { entries } = await aDevice()
  await entries.put(anEntry())
  await sendEntries({ entries, calls: aServer({ versions: async () => ({ c1: 7 }) }).calls, ...quiet })
  assert.equal(entries.all()[0]?.state, 'arrived')
})

test('a device that a colleague quoted meanwhile asks; one quoted before does not', async () => {
  const { entries } = await aDevice()
  await entries.put(anEntry())
  const sighting = (quotedAt: string) => async () => [{ quoteId: 'q9', number: 'Q-9', quotedAt }] as never
  const before = aServer({ sightings: sighting('2026-11-26T10:00:00Z') })
  const meanwhile = aServer({ sightings: sighting('2026-11-27T11:52:00Z') })
  await sendEntries({ entries, calls: meanwhile.calls, ...quiet })
  const [entry] = entries.all()
  assert.equal(entry?.question?.kind, 'device')
  assert.ok(entry)
  await entries.put(decided(entry, 'too'))
  await entries.put(anEntry())
  await sendEntries({ entries, calls: before.calls, ...quiet })
  assert.deepEqual(
    entries.all().map(({ state }) => state),
    ['arrived', 'arrived'],
  )
})

test('500 quotes wait, and one more is refused without harm; those that arrived do not count', async () => {
  const { entries } = await aDevice()
  for (let index = 0; index < keptLimits.maxEntries; index++) await entries.put(anEntry())
  const one = anEntry()
  await assert.rejects(entries.put(one), { name: 'EntryNotStored', reason: 'full' })
  assert.equal((await aDevice()).entries.all().length, keptLimits.maxEntries)
  const [first] = entries.all()
  assert.ok(first)
  await entries.put({ ...first, state: 'arrived' })
  await entries.put(one)
})

test('20 MB wait, and a byte more is refused', async () => {
  const { entries } = await aDevice()
  const large = (bytes: number) =>
    anEntry({ quote: { lines: [], customer: null, note: 'x'.repeat(bytes), letCustomerChoose: true } })
  await entries.put(large(keptLimits.maxEntryBytes - 2000))
  await assert.rejects(entries.put(large(2000)), { reason: 'full' })
  await entries.put(anEntry())
})

test('the numbers of a device go on after a restart', async () => {
  const first = await aDevice()
  assert.deepEqual([await first.entries.takeNumber(), await first.entries.takeNumber()], [1, 2])
  assert.equal(await (await aDevice()).entries.takeNumber(), 3)
})
