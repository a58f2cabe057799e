import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { FileStore } from './store.ts'

/**
 * Stores files in an S3-compatible bucket: `s3://bucket?endpoint=https://…&region=…`. Credentials come from
 * where the AWS libraries look (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, the machine's role).
 */
export function createS3Store(address: string): FileStore {
  const { hostname: bucket, searchParams } = new URL(address)
  const endpoint = searchParams.get('endpoint')
  const client = new S3Client({
    region: searchParams.get('region') ?? 'us-east-1',
    // Compatible stores rarely have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Many compatible stores do not know the newer default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })
  return {
    async putFile(path, localFile, contentType) {
      const { size } = await stat(localFile)
      await driver.putStream(path, createReadStream(localFile), { contentType, contentLength: size })
      await rm(localFile)
    },
    async read(path, { range, signal } = {}) {
      const { Body } = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: path,
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
        { ...(signal && { abortSignal: signal }) },
      )
      if (!(Body instanceof Readable)) throw new Error(`The bucket answered no content for ${path}`)
      return Body
    },
    async size(path) {
      if (!(await driver.exists(path))) return null
      return (await driver.getMetaData(path)).contentLength
    },
    delete: (path) => driver.delete(path),
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket }))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { path: Key, modifiedAt: LastModified }
    },
  }
}
