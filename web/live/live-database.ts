import type { FirebaseApp } from 'firebase/app'
import {
  getDatabase,
  goOffline,
  goOnline,
  onDisconnect,
  onValue,
  push,
  ref,
  remove,
  serverTimestamp,
  set,
} from 'firebase/database'
import { followConnection } from './follow-connection.ts'
import type { Connection, Entry, Live, Stop } from './live.ts'
import { readByRest, type RestTokens } from './read-by-rest.ts'

interface Watch {
  readonly path: string
  readonly onValue: (value: unknown) => void
}

/**
 * Live documents through the unmodified SDK: a WebSocket, or long polling if that is unavailable. If both are
 * blocked, watched paths are polled over REST. url: of the database, with its namespace. tokens: of the
 * signed-in user and of App Check.
 */
export function openLiveDatabase(
  app: FirebaseApp,
  url: string,
  tokens: { readonly [name in keyof RestTokens]: () => Promise<string | undefined> },
): Live {
  const database = getDatabase(app, url)
  goOnline(database) // an earlier session may have called goOffline
  const watches = new Set<Watch>()
  const listeners = new Set<(connection: Connection) => void>()
  let serverOffsetMs = 0

  const readAll = async (): Promise<void> => {
    const [idToken, appCheckToken] = await Promise.all([tokens.idToken(), tokens.appCheckToken()])
    const read = async ({ path, onValue: listener }: Watch) => {
      const value = await readByRest(url, path, { idToken, appCheckToken })
      if (value !== undefined) listener(value)
    }
    await Promise.all([...watches].map(read))
  }
  const connection = followConnection({
    readAll,
    onChange: (now) => {
      for (const listener of listeners) listener(now)
    },
  })
  const stopInfo = [
    onValue(ref(database, '.info/connected'), (snapshot) =>
      connection.setSocketConnected(snapshot.val() === true),
    ),
    onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
      serverOffsetMs = Number(snapshot.val())
    }),
  ]
  const entryIn = (path: string): Entry => {
    const entry = push(ref(database, path))
    let value: Readonly<Record<string, unknown>> | undefined
    let isConnected = false
    // A denied write is ignored without a message.
    const store = () => {
      if (isConnected && value) set(entry, { ...value, at: serverTimestamp() }).catch(noop)
    }
    const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
      isConnected = snapshot.val() === true
      if (!isConnected) return
      // Registers the removal before the write, so that no entry is left behind.
      onDisconnect(entry).remove().catch(noop)
      store()
    })
    return {
      write: (next) => {
        value = next
        store()
      },
      stop: () => {
        stop()
        onDisconnect(entry).cancel().catch(noop)
        remove(entry).catch(noop)
      },
    }
  }
  return {
    watch: (path, listener) => {
      const watch = { path, onValue: listener }
      watches.add(watch)
      // Permission denied: no further values. The document `teams/{uid}` reports the loss of a team.
      const stop = onValue(
        ref(database, path),
        (snapshot) => listener(snapshot.val()),
        () => watches.delete(watch),
      )
      return () => {
        watches.delete(watch)
        stop()
      }
    },
    writeWhileConnected: (path, value) => {
      const { write, stop } = entryIn(path)
      write(value)
      return stop
    },
    entryWhileConnected: entryIn,
    watchConnection: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    now: () => Date.now() + serverOffsetMs,
    close: () => {
      connection.stop()
      for (const stop of stopInfo satisfies Stop[]) stop()
      goOffline(database)
    },
  }
}

function noop(): void {}
