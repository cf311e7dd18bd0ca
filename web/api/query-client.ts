import { QueryClient } from '@tanstack/react-query'
import { codeOf } from './error-code.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The first try is made without a network too: this device may keep the answer.
      networkMode: 'offlineFirst',
      // A response with an error code would be the same again; a lost connection may recover.
      retry: (failures, error) => codeOf(error) === undefined && failures < 3,
    },
    // Fails without a connection, instead of waiting for one with a button that says “Loading…”.
    mutations: { networkMode: 'always' },
  },
})
