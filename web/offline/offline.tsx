import { useEffect, useState } from 'react'
import { useSignedIn } from '#session/session-context.ts'
import { useTeam } from '../screens/team/team-context.ts'
import { KeptApp } from './install/kept-app.tsx'
import { fillKept } from './kept/fill-kept.ts'
import { openKept } from './kept/open-kept.ts'

/**
 * Stores the app on this device, and then the data that its counter needs, if the owner of the team allows
 * it.
 */
export function Offline() {
  const { offlineWork } = useTeam()
  const [hasApp, setHasApp] = useState(false)
  if (offlineWork === 'off') return null
  return (
    <>
      <KeptApp onKept={() => setHasApp(true)} />
      {hasApp && <KeptTeam />}
    </>
  )
}

/** Stored after the app, since the data would be of no use without it. */
function KeptTeam() {
  const { user } = useSignedIn()
  const { id, offlineWork } = useTeam()
  useEffect(() => {
    if (user.isAnonymous || offlineWork === 'off') return
    openKept(user.uid)
      .then(() => fillKept({ id, offlineWork }))
      .catch((error: unknown) => console.info('This device keeps nothing', error))
  }, [user, id, offlineWork])
  return null
}
