import { QueryClient } from '@tanstack/react-query'

export const queryClient = new QueryClient({
  defaultOptions: {
    // The client repeats reads by itself where that may help.
    queries: { retry: false },
  },
})
