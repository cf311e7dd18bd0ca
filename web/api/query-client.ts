import { QueryClient } from '@tanstack/react-query'
import { codeOf } from './error-code.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // An answer with a code will not change by asking again; a lost connection may.
      retry: (failures, error) => codeOf(error) === undefined && failures < 3,
    },
  },
})
