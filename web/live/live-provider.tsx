import { onlineManager } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { loadCode } from '#code/load-code.ts'
import type { ClientConfig } from '#api/client-config.ts'
import { useSignedIn } from '#session/session-context.ts'
import { useFollowedTeams } from './follow-teams.ts'
import type { Connection, Live } from './live.ts'
import { ConnectionContext, LiveContext } from './live-context.ts'
import { noteLost } from './waiting-work.ts'

/** Opens the live documents of the signed-in user after the first paint. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const { session, user } = useSignedIn()
  const [live, setLive] = useState<Live | null>(null)
  const [connection, setConnection] = useState<Connection>('live')
  const { uid } = user
  useEffect(() => {
    let opened: Live | undefined
    const unmounted = new AbortController()
    const { auth, config } = session
    const open = async () => {
      const { openLiveDatabase } = await loadCode(() => import('./live-database.ts'))
      if (unmounted.signal.aborted) return
      opened = openLiveDatabase(auth.app, addressOf(config), {
        idToken: async () => auth.currentUser?.getIdToken(),
        appCheckToken: session.appCheckToken,
      })
      setConnection('live')
      opened.watchConnection(setConnection)
      setLive(opened)
    }
    // Without live documents the app still works, with data as of the last read.
    const tryToOpen = () =>
      open().catch((error: unknown) => {
        console.warn('Live documents did not start', error)
        if (unmounted.signal.aborted) return
        if (!navigator.onLine) setConnection('lost')
        window.addEventListener('online', () => void tryToOpen(), { once: true, signal: unmounted.signal })
      })
    const cancel = whenIdle(() => void tryToOpen())
    return () => {
      unmounted.abort()
      cancel()
      opened?.close()
      setLive(null)
      setConnection('live')
    }
  }, [session, uid])
  useFollowedTeams(live, uid)
  useEffect(() => {
    onlineManager.setOnline(connection !== 'lost')
    noteLost(connection === 'lost')
  }, [connection])
  return (
    <LiveContext value={live}>
      <ConnectionContext value={connection}>{children}</ConnectionContext>
    </LiveContext>
  )
}

/** The embedded database is on the page's own origin, whatever the host name. */
function addressOf({ databaseURL, costard }: ClientConfig): string {
  return costard.realtime === 'firebase' ? databaseURL : `${window.location.origin}?ns=costard`
}

/** Safari lacks requestIdleCallback. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: 2000 })
  return () => cancelIdleCallback(asked)
}
