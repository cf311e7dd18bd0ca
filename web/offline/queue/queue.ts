import { api, query } from '#api/api.ts'
import { besideNetwork } from '#api/beside-network.ts'
import { queryClient } from '#api/query-client.ts'
import { setWaitingWork } from '#live/waiting-work.ts'
import type { Kept } from '../kept/open-kept.ts'
import { offlineNumber } from '#messages/offline-number.ts'
import { openEntries, type Entries } from './entries.ts'
import { type Entry, isOpen, isToSend, withVersions } from './entry.ts'
import { offlineQuote, shownNetOf } from './offline-quote.ts'
import { queueCalls } from './queued-calls.ts'
import type { EntryCalls } from './queue-parts.ts'
import { sendEntries } from './send-entries.ts'
import { askToBeWoken, whenWoken } from './woken.ts'

/** Delay after an attempt that did not reach the server. Milliseconds. */
const againMs = 15_000

/** The queue of this device, and how it is sent. */
export interface Queue {
  readonly entries: Entries
  /** Sends waiting entries, unless another tab is sending. */
  readonly send: () => Promise<void>
  readonly stop: () => void
}

/** Queues calls of this page, and sends waiting entries whenever there is a network. */
export async function openQueue({ uid, database, key, keeper }: Omit<Kept, 'queue'>): Promise<Queue> {
  const entries = await openEntries(database, { uid, key })
  const numberOf = ({ number }: Entry) => offlineNumber(number)
  besideNetwork.answer = queueCalls({ entries, keeper, uid, numberOf, isOnline: () => navigator.onLine })
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopping = new AbortController()

  /** The sending that this tab runs, or waits to run. */
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    clearTimeout(timer)
    await (sending ??= sendAlone())
  }

  /**
   * Only one tab sends. Another tab waits until it has ended, possibly by being closed, and then sends what
   * is left.
   */
  async function sendAlone(): Promise<void> {
    // A free lock may be granted at once, so `sending` is set before.
    await Promise.resolve()
    try {
      await navigator.locks.request(`costard-send-${uid}`, async () => {
        sending = undefined
        if (stopping.signal.aborted) return
        await entries.reload()
        if (!entries.all().some(isToSend)) return
        const isReached = await sendEntries({ entries, calls, netWith, onArrived })
        if (!isReached) timer = setTimeout(() => void sendSoon(), againMs)
      })
    } catch (error) {
      sending = undefined
      throw error
    }
  }
  const sendSoon = async () => {
    if (navigator.onLine)
      await send().catch((error: unknown) => console.warn('What waits was not sent', error))
  }

  async function netWith(entry: Entry, versions: Readonly<Record<string, number>>): Promise<number | null> {
    const { teamId } = entry
    const newer = { ...entry, quote: withVersions(entry.quote, versions) }
    const team = await api.teams.get({ teamId })
    const documents = await Promise.all(
      newer.quote.lines.map(({ line: { catalogId, catalogVersion: version } }) =>
        api.catalogs.get({ teamId, catalogId, ...(version !== undefined && { version }) }),
      ),
    )
    const catalogOf = ({ catalogId }: { readonly catalogId: string }) =>
      documents[newer.quote.lines.findIndex(({ line }) => line.catalogId === catalogId)]
    try {
      return shownNetOf(offlineQuote(newer, { team, catalogOf, numberOf }))
    } catch {
      return null // its choices do not exist in the newer version
    }
  }

  function onArrived({ id, teamId, arrived }: Entry): void {
    if (!arrived) return
    void queryClient.invalidateQueries({ queryKey: query.quotes.list.key() })
    void queryClient.invalidateQueries({ queryKey: query.quotes.get.key({ input: { teamId, quoteId: id } }) })
  }

  let isWakingAsked = false
  /** Browsers accept one request to be woken, and drop it once fulfilled. */
  function askOnce(isWaiting: boolean): void {
    if (isWaiting && !isWakingAsked)
      askToBeWoken().catch((error: unknown) => console.info('The browser wakes no pages', error))
    isWakingAsked = isWaiting
  }

  const tell = () => {
    askOnce(entries.all().some(isToSend))
    const waiting = entries.all().filter((entry) => isOpen(entry) || isToSend(entry))
    setWaitingWork({
      waiting: waiting.length,
      needYou: waiting.filter((entry) => !isToSend(entry)).length,
    })
  }
  tell()
  const stopTelling = entries.watch(tell)
  window.addEventListener('online', () => void sendSoon(), { signal: stopping.signal })
  // Browsers do not notice a network that is lost further on, so a visible page tries again.
  document.addEventListener('visibilitychange', () => void (document.hidden || sendSoon()), {
    signal: stopping.signal,
  })
  whenWoken(async () => {
    await send()
    return !entries.all().some(isToSend)
  }, stopping.signal)
  void sendSoon()
  return {
    entries,
    send,
    stop: () => {
      stopping.abort()
      stopTelling()
      setWaitingWork(undefined)
      clearTimeout(timer)
      entries.close()
    },
  }
}

const calls: EntryCalls = {
  add: (input, key) =>
    api.quotes.add(input as Parameters<typeof api.quotes.add>[0], { context: asQueued(key) }),
  edit: (of, { customer, ...head }, key) =>
    api.quotes.edit({ ...of, ...head, customer }, { context: asQueued(key) }),
  changeLines: (of, changes, key) =>
    api.quotes.changeLines({ ...of, changes: [...changes] }, { context: asQueued(key) }),
  send: (of, channel, key) => api.quotes.send({ ...of, channel }, { context: asQueued(key) }),
  accept: (of, acceptance, key) =>
    api.quoteActions.acceptAtCounter({ ...of, ...acceptance, agrees: true }, { context: asQueued(key) }),
  async versions(teamId) {
    const catalogs = await api.catalogs.list({ teamId }, { context: { isQueued: true } })
    return Object.fromEntries(catalogs.map(({ id, version }) => [id, version]))
  },
  sightings: (teamId, imei) => api.devices.history({ teamId, imei }),
}

function asQueued(idempotencyKey: string) {
  return { idempotencyKey, isQueued: true } as const
}
