import '#ui/mantine-styles.ts'
import '@mantine/notifications/styles.css'
import '@fontsource-variable/hanken-grotesk'
import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/atkinson-hyperlegible-mono'
import './ui/styles.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { readClientConfig } from '#api/client-config.ts'
import { ClientConfigContext } from '#api/client-config-context.ts'
import { queryClient } from '#api/query-client.ts'
import { RegionProvider } from '#messages/region-provider.tsx'
import { findQuoteToken } from '#paths'
import { mayBeSignedIn } from '#session/may-be-signed-in.ts'
import { BrowserPlace } from '#ui/browser-place.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { PageLoader } from '#ui/page-loader.tsx'
import { cssVariablesResolver, theme } from '#ui/theme.ts'
import { SessionGate } from './screens/session-gate.tsx'

const AcceptanceScreen = lazy(() => import('./screens/acceptance/acceptance-screen.tsx'))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// A customer's page needs no session.
const token = findQuoteToken(window.location.pathname)
const isFirstVisit = token === undefined && !(await mayBeSignedIn())
if (token === undefined && !isFirstVisit) void import('./screens/signed-in.tsx')

const config = await readClientConfig()
document.title = `${config.costard.productName} Pro`

createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
    <RegionProvider>
      <ClientConfigContext value={config}>
        <QueryClientProvider client={queryClient}>
          <ErrorBoundary>
            {token === undefined ? (
              <SessionGate isFirstVisit={isFirstVisit} />
            ) : (
              <BrowserPlace>
                <Suspense fallback={<PageLoader />}>
                  <AcceptanceScreen token={token} />
                </Suspense>
              </BrowserPlace>
            )}
          </ErrorBoundary>
        </QueryClientProvider>
      </ClientConfigContext>
    </RegionProvider>
  </MantineProvider>,
)
