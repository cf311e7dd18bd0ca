import { besideNetwork } from '#api/beside-network.ts'
import { queryClient } from '#api/query-client.ts'
import { noteContactBefore } from '#live/waiting-work.ts'
import { type KeptAnswers, openKeptAnswers } from './kept-answers.ts'
import { idOf } from './kept-calls.ts'
import {
  forgetAnswers,
  forgetOld,
  type KeptDatabase,
  type KnownTeam,
  openKeptDatabase,
  type Owner,
  ownerOf,
  removeKeptDatabase,
} from './kept-database.ts'
import { noteThatItKeeps, noteThatNothingIsKept } from '../keeps-something.ts'
import { openQueue, type Queue } from '../queue/queue.ts'
import { keepAnswers, type Keeper } from './keep-answers.ts'

/** Minimum interval of writing the time of the last contact. Milliseconds. */
const contactStepMs = 60_000

/** Kept responses for one user's teams on this device. */
export interface Kept {
  readonly uid: string
  readonly database: KeptDatabase
  readonly key: CryptoKey
  readonly keeper: Keeper
  readonly queue: Queue
}

let opened: { readonly uid: string; readonly kept: Promise<Kept> } | undefined
/** Result of `prepareKept`, used by the first `openKept` for the same user. */
let prepared: { readonly uid: string; readonly stored: Promise<Stored | undefined> } | undefined

/** Stored data that is read before any call is answered with it. */
interface Stored {
  readonly database: KeptDatabase
  readonly owner: Owner
  readonly answers: KeptAnswers
}

/**
 * Reads in advance what `openKept` needs for a user who kept data before. Called while the session is being
 * restored; nothing is answered or sent until `openKept` confirms that the data is this user's.
 */
export function prepareKept(uid: string): void {
  const stored = (async () => {
    const database = await openKeptDatabase()
    if (await database.get('owners', uid)) return readStored(database, uid)
    database.close()
    return undefined
  })().catch(() => undefined) // read again by openKept, which reports the error
  prepared = { uid, stored }
}

/** Opens what this device keeps of a user, and answers calls with it from now on. Once per page. */
export async function openKept(uid: string): Promise<Kept> {
  if (opened?.uid !== uid) opened = { uid, kept: open(uid) }
  try {
    return await opened.kept
  } catch (error) {
    opened = undefined
    throw error
  }
}

async function open(uid: string): Promise<Kept> {
  const before = await takePrepared(uid)
  const { database, owner: found, answers } = before ?? (await readStored(await openKeptDatabase(), uid))
  const { key } = found
  let contactMs = found.lastContactMs
  let known: Owner['teams'] = found.teams
  const keeper = keepAnswers({
    answers,
    teams: known,
    isOnline: () => navigator.onLine,
    onContact: (teams) => {
      noteContactBefore(undefined)
      const at = Date.now()
      if (teams === known && at - contactMs < contactStepMs) return
      contactMs = at
      known = teams
      void noteContact(database, uid, at, teams)
    },
    onNewer: (name, input, answer) => {
      for (const { queryKey } of queriesOf(name, input)) queryClient.setQueryData(queryKey, answer)
    },
    onRefused: (name, input) => {
      for (const { queryKey } of queriesOf(name, input)) void queryClient.invalidateQueries({ queryKey })
    },
  })
  noteThatItKeeps(uid)
  noteContactBefore(new Date(contactMs))
  besideNetwork.answer = keeper.answer
  const kept = { uid, database, key, keeper }
  return { ...kept, queue: await openQueue(kept) }
}

/** Returns what was prepared for this user; a database that was opened for another user is closed. */
async function takePrepared(uid: string): Promise<Stored | undefined> {
  const taken = prepared
  prepared = undefined
  const stored = await taken?.stored
  if (taken?.uid === uid) return stored
  stored?.database.close()
  return undefined
}

async function readStored(database: KeptDatabase, uid: string): Promise<Stored> {
  const owner = await ownerOf(database, uid, Date.now())
  await forgetOld(database, owner, Date.now())
  return { database, owner, answers: await openKeptAnswers(database, owner, { now: Date.now }) }
}

async function noteContact(
  database: KeptDatabase,
  uid: string,
  lastContactMs: number,
  teams: Readonly<Record<string, KnownTeam>>,
): Promise<void> {
  try {
    const changes = database.transaction('owners', 'readwrite')
    const owner = await changes.store.get(uid)
    if (owner) await changes.store.put({ ...owner, lastContactMs, teams })
    await changes.done
  } catch (error) {
    console.info('The time of the last contact was not kept', error)
  }
}

/** Returns the queries on this page that a call answers. */
function queriesOf(name: string, input: unknown) {
  const id = idOf(name, input)
  return queryClient.getQueryCache().findAll({
    predicate: ({ queryKey: [path, about] }) => {
      if (!Array.isArray(path) || path.join('.') !== name) return false
      const { input: asked, type } = (about ?? {}) as { readonly input?: unknown; readonly type?: unknown }
      return type === 'query' && idOf(name, asked) === id
    },
  })
}

/**
 * Stops answering from kept data on this page. The user's responses are removed; entries that wait to be sent
 * stay encrypted until the user returns.
 */
export async function closeKept(): Promise<void> {
  besideNetwork.answer = undefined
  const last = opened
  opened = undefined
  prepared = undefined
  const kept = await last?.kept
  kept?.queue.stop()
  const database = kept?.database ?? (await openKeptDatabase())
  await forgetAnswers(database)
  database.close()
  noteThatNothingIsKept()
}

/** Removes everything including the keys and entries that wait to be sent. */
export async function removeKept(): Promise<void> {
  besideNetwork.answer = undefined
  const last = opened
  opened = undefined
  prepared = undefined
  const kept = await last?.kept.catch(() => undefined)
  kept?.queue.stop()
  kept?.database.close()
  noteThatNothingIsKept()
  await removeKeptDatabase()
}
