import type { Readable } from 'node:stream'

/** A part of a file by byte positions, both included. */
export type ByteRange = { start: number; end: number }
type Reading = { range?: ByteRange | null; signal?: AbortSignal }

/** Where uploaded media lives: a folder, or an S3-compatible bucket. Paths are ours, never a person's. */
export interface FileStore {
  /** Moves a finished local file into the store. The path is new; the file is on disk when this returns. */
  putFile(path: string, localFile: string, contentType: string): Promise<void>
  /** Reads a file or a part of it, until `signal` says that nobody waits for it any more. */
  read(path: string, reading?: Reading): Promise<Readable>
  /** Size in bytes, or `null` where there is no such file. */
  size(path: string): Promise<number | null>
  delete(path: string): Promise<void>
  /** Every stored path, for the sweep of orphans. */
  list(): AsyncIterable<{ path: string; modifiedAt: Date }>
}
