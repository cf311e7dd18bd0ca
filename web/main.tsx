import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@fontsource-variable/hanken-grotesk'
import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/atkinson-hyperlegible-mono'
import './ui/styles.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { queryClient } from '#api/api.ts'
import { readClientConfig } from '#api/client-config.ts'
import { ClientConfigContext } from '#api/client-config-context.ts'
import { RegionProvider } from '#messages/region-provider.tsx'
import { cssVariablesResolver, theme } from '#ui/theme.ts'
import { router } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const config = await readClientConfig()
document.title = `${config.costard.productName} Pro`

createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
    <RegionProvider>
      <ClientConfigContext value={config}>
        <QueryClientProvider client={queryClient}>
          <Notifications position="bottom-center" />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ClientConfigContext>
    </RegionProvider>
  </MantineProvider>,
)
