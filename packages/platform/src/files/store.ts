import type { Readable } from 'node:stream'

/** Byte positions of a file, both included. */
export type ByteRange = { start: number; end: number }
type Reading = { range?: ByteRange | null; signal?: AbortSignal }

/** A store of uploaded media: a folder, or an S3-compatible bucket. Paths are ours, never a person's. */
export interface FileStore {
  /** Moves a finished local file into the store under a new path; it is on disk when this returns. */
  putFile(path: string, localFile: string, contentType: string): Promise<void>
  /** Reads a file or a part of it, until `signal` aborts. */
  read(path: string, reading?: Reading): Promise<Readable>
  /** Size in bytes; `null` for a missing file. */
  size(path: string): Promise<number | null>
  delete(path: string): Promise<void>
  /** Every stored path, for the sweep. */
  list(): AsyncIterable<{ path: string; modifiedAt: Date }>
}
