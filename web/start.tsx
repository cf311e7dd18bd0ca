import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readClientConfig } from '#api/client-config.ts'
import { ClientConfigContext } from '#api/client-config-context.ts'
import { queryClient } from '#api/query-client.ts'
import { loadSessionTexts, loadSignedInTexts } from '#messages/load-texts.ts'
import { RegionProvider } from '#messages/region-provider.tsx'
import { startLanguage } from '#messages/start-language.ts'
import { mayBeSignedIn } from '#session/may-be-signed-in.ts'
import { ErrorBoundary } from '#ui/layout/error-boundary.tsx'
import { cssVariablesResolver, theme } from '#ui/theme/theme.ts'
import { keptFor } from './offline/keeps-something.ts'
import { loadKept } from './offline/use-kept.ts'
import { SessionGate } from './screens/session-gate.tsx'
import { SignedIn } from './screens/signed-in-view.ts'

/** Loads what the first view needs and returns the app for the current address. */
export async function startApp(): Promise<ReactNode> {
  const isFirstVisit = !(await mayBeSignedIn())
  const language = startLanguage()
  if (!isFirstVisit) {
    SignedIn.prepare()
    const uid = keptFor()
    if (uid !== undefined)
      loadKept().then(
        ({ prepareKept }) => prepareKept(uid),
        () => undefined,
      )
    loadSignedInTexts(language).catch(() => undefined) // requested again where they are used
  }

  const texts = loadSessionTexts(language).then(
    (sessionTexts) => ({ language, sessionTexts }),
    async () => ({ language: 'en' as const, sessionTexts: await loadSessionTexts('en') }),
  )
  const config = await readClientConfig()
  const start = await texts
  document.title = `${config.costard.productName} Pro`
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <RegionProvider start={start}>
        <ClientConfigContext value={config}>
          <QueryClientProvider client={queryClient}>
            <ErrorBoundary>
              <SessionGate isFirstVisit={isFirstVisit} />
            </ErrorBoundary>
          </QueryClientProvider>
        </ClientConfigContext>
      </RegionProvider>
    </MantineProvider>
  )
}
