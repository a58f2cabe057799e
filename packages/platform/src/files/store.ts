import type { Readable } from 'node:stream'

/** Byte positions of a file, both included. */
export type ByteRange = { start: number; end: number }
/** `signal` says when nobody waits for the answer any more. */
type Waiting = { signal?: AbortSignal }
type Reading = Waiting & { range?: ByteRange | null }

/** The store is silent, away or overloaded, and may be tried again in a moment. */
export class StoreUnavailable extends Error {}

/**
 * Keeps uploaded media in a folder or an S3-compatible bucket. Paths are the portal's own, never a person's.
 * Every call may throw {@link StoreUnavailable}.
 */
export interface FileStore {
  /** Moves a finished local file into the store under a new path; it is on disk when this returns. */
  putFile(path: string, localFile: string, contentType: string): Promise<void>
  /** Reads a file, or a part of it. */
  read(path: string, reading?: Reading): Promise<Readable>
  /** Size in bytes, or `null` where there is no such file. */
  size(path: string, waiting?: Waiting): Promise<number | null>
  delete(path: string): Promise<void>
  /** Every stored path, for the sweep. */
  list(): AsyncIterable<{ path: string; modifiedAt: Date }>
}
