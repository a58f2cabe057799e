import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { type FileStore, StoreUnavailable } from './store.ts'

/** A bucket that says nothing for so long is given up; with a second try a caller waits for 8 s at most. */
const WAITING = { connectionTimeout: 2_000, socketTimeout: 4_000 }
const ATTEMPTS_MAX = 2

/**
 * Stores files in an S3-compatible bucket: `s3://bucket?endpoint=https://…&region=…`. Credentials come from
 * where the AWS libraries look (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, the machine's role).
 */
export function createS3Store(address: string): FileStore {
  const { hostname: Bucket, searchParams } = new URL(address)
  const client = openClient(searchParams)
  return {
    async putFile(Key, localFile, ContentType) {
      const { size: ContentLength } = await stat(localFile)
      const Body = createReadStream(localFile)
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ContentLength })).catch(refuse)
      await rm(localFile)
    },
    async read(Key, { range, signal } = {}) {
      const wanted = { Bucket, Key, ...(range && { Range: `bytes=${range.start}-${range.end}` }) }
      const { Body } = await client
        .send(new GetObjectCommand(wanted), { ...(signal && { abortSignal: signal }) })
        .catch(refuse)
      if (!(Body instanceof Readable)) throw new Error(`The bucket answered no content for ${Key}`)
      return Body
    },
    async size(Key, { signal } = {}) {
      const found = await client
        .send(new HeadObjectCommand({ Bucket, Key }), { ...(signal && { abortSignal: signal }) })
        .catch((error: unknown) => (statusOf(error) === 404 ? null : refuse(error)))
      return found?.ContentLength ?? null
    },
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(refuse)
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { path: Key, modifiedAt: LastModified }
    },
  }
}

function openClient(settings: URLSearchParams) {
  const endpoint = settings.get('endpoint')
  return new S3Client({
    region: settings.get('region') ?? 'us-east-1',
    // Compatible stores rarely have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Many compatible stores do not know the newer default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: new NodeHttpHandler(WAITING),
    maxAttempts: ATTEMPTS_MAX,
  })
}

/** The bucket's status, `undefined` where it gave no answer. */
const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** @throws StoreUnavailable where the bucket is silent, away or overloaded; any other error as it is */
function refuse(error: unknown): never {
  if (error instanceof Error && error.name === 'AbortError') throw error
  const status = statusOf(error)
  if (status === undefined || status === 429 || status >= 500)
    throw new StoreUnavailable('The store of the media cannot be reached', { cause: error })
  throw error
}
