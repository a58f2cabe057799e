// Keeps the server's process within 250 MB: 245 MB after lists and sign-ins instead of 425 (docs/performance.md).

/**
 * The young generation grows to 3 x 4 MB instead of 3 x 32 MB, and the old one by a fifth before it is collected
 * instead of twofold; neither is a limit.
 */
export const leanFlags = ['--max-semi-space-size=4', '--heap-growing-percent=20']

/**
 * For glibc, ignored elsewhere: two arenas instead of eight for each core, and blocks from 1 MB on, such as a decoded
 * image, go back to the system as soon as they are free.
 */
export const leanEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) }
