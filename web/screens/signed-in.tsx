import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router'
import { restoreTexts } from '#kept-texts/kept-texts.ts'
import { LiveProvider } from '#live/live-provider.tsx'
import { AllTexts } from '#messages/all-texts.tsx'
import { LinkMicrosoftDialog } from '#session/link-microsoft-dialog.tsx'
import { useSignedIn } from '#session/session-context.ts'
import { useAfterSignIn } from '#session/use-after-sign-in.ts'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { prefetchCode, prefetchOnIntent } from '../prefetch.ts'
import { useKept } from '../offline/use-kept.ts'
import { createRouter } from '../routes.tsx'

// Load the views of the current address while the SDK restores the session.
prefetchCode(window.location.pathname)

/** Resolves once the texts stored in this browser are available. */
export const restored = restoreTexts()

/** The signed-in app. The router starts here, so that loaders can rely on a session. */
export default function SignedIn() {
  const { user } = useSignedIn()
  const isSettling = useAfterSignIn(user)
  const isOpen = useKept(user.uid)
  if (isSettling || !isOpen) return <PageLoader />
  return (
    <AllTexts>
      <LiveProvider>
        <Routed />
        <LinkMicrosoftDialog key={user.uid} />
      </LiveProvider>
    </AllTexts>
  )
}

function Routed() {
  const [router] = useState(createRouter)
  useEffect(() => () => router.dispose(), [router])
  useEffect(prefetchOnIntent, [])
  return <RouterProvider router={router} />
}
