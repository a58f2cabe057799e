import { type FileHandle, open } from 'node:fs/promises'

/** Reads single places of a file of any size. Past the end it gives what there is. */
export type Bytes = { length: number; at(position: number, length: number): Promise<Buffer> }

/** Opens a file for the work of `read` and closes it afterwards. */
export async function withBytes<Result>(file: string, read: (bytes: Bytes) => Promise<Result>) {
  const handle: FileHandle = await open(file)
  try {
    const { size } = await handle.stat()
    return await read({
      length: size,
      async at(position, length) {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
        return buffer.subarray(0, bytesRead)
      },
    })
  } finally {
    await handle.close()
  }
}

/** The container is known but what must be in it is not there: cut off, or never finished. */
export class UnreadableVideo extends Error {}
