import { QueryClient } from '@tanstack/react-query'

export const queryClient = new QueryClient({
  defaultOptions: {
    // The client repeats reads itself.
    queries: { retry: false },
  },
})
// `main.tsx` lets in signed-in people only, so the first page need not wait for `checkAuth`.
queryClient.setQueryData(['auth', 'checkAuth', {}], true)
