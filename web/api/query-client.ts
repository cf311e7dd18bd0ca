import { QueryClient } from '@tanstack/react-query'
import { codeOf } from './error-code.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Queries are also tried offline, since this device may keep the response.
      networkMode: 'offlineFirst',
      // A response with an error code would be the same again; a lost connection may recover.
      retry: (failures, error) => codeOf(error) === undefined && failures < 3,
    },
    // Fails without a connection, instead of waiting with a button that says “Loading…”.
    mutations: { networkMode: 'always' },
  },
})
