import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'

const RETRIES = 2

/** What the server has said, kept for a while. Only trouble on the way is worth another try. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < RETRIES && error instanceof CallError && /^(network|system\.busy)/.test(error.code),
    },
  },
})
