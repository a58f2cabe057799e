// How the server's process is kept small. Without this it would hold a hundred megabytes more after some work, most of
// which nobody needs any more (docs/performance.md, "Memory").

/** Node's young generation grows to 3 x 4 MB instead of 3 x 32 MB; a request leaves little behind. */
export const leanFlags = ['--max-semi-space-size=4']

/**
 * For glibc, ignored elsewhere: two arenas instead of eight for each core, and blocks from 1 MB on, such as a decoded
 * image, go back to the system as soon as they are free.
 */
export const leanEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) }
