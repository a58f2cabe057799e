import { QueryClient } from '@tanstack/react-query'

export const queryClient = new QueryClient({
  defaultOptions: {
    // The client repeats reads by itself where that may help.
    queries: { retry: false },
  },
})
// Whoever comes this far is signed in (`main.tsx`): the first page does not wait to hear it from `checkAuth`.
queryClient.setQueryData(['auth', 'checkAuth', {}], true)
