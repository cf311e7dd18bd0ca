import { QueryClient } from '@tanstack/react-query'
import { codeOf } from './error-code.ts'
import { isOffline } from './is-offline.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Tried without a network too: this device may keep the answer. If it does not, that is said at once.
      networkMode: 'always',
      refetchOnReconnect: true,
      // A response with an error code would be the same again; a lost connection may recover.
      retry: (failures, error) => codeOf(error) === undefined && !isOffline() && failures < 3,
    },
    // Fails without a connection, instead of waiting for one with a button that says “Loading…”.
    mutations: { networkMode: 'always' },
  },
})
