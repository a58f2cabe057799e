import type { Language } from '@portal/contract'
import type { Calls } from '../calls.ts'

/** Calls about apps that people make. */
export const appCalls = ({ call }: Calls) => ({
  one: (id: number) => call('GET /v1/apps/:id', { params: { id } }),
  /** Tells whether the caller is told when the app opens. */
  following: (id: number) => call('GET /v1/apps/:id/follow/', { params: { id } }),
  follow: (id: number) => call('POST /v1/apps/:id/follow/', { params: { id } }),
  unfollow: (id: number) => call('DELETE /v1/apps/:id/follow/', { params: { id } }),
  /** Gives an address of the video that works for a quarter of an hour. */
  video: (id: number, language: Language) =>
    call('GET /v1/apps/:id/video/:language', { params: { id, language } }),
})
