// Keeps the server's process a hundred megabytes smaller under load (docs/performance.md).

/** Limits Node's young generation to 3 x 4 MB instead of 3 x 32 MB. */
export const leanFlags = ['--max-semi-space-size=4']

/**
 * For glibc, ignored elsewhere: two arenas instead of eight a core, and blocks from 1 MB on (a decoded
 * image) return to the system when freed.
 */
export const leanEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) }
