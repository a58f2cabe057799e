import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { Missing } from '../report.ts'
import type { Place } from './place.ts'
import { startPortal, statusOf, until } from './portal.ts'

const DISK_MB = 120
const BLOCK = Buffer.alloc(1024 * 1024)
const SMALL_BLOCK = Buffer.alloc(1024)

/** Fills the disk of DATA_DIR, again and again: reads go on, writes are refused, and all heals. */
export async function fillDisk({ env, engine }: Place, times: number): Promise<string> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Missing('needs root, to mount a small disk')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'none', env.DATA_DIR])
  const portal = await startPortal({ ...env, LOG_FILE: join(env.DATA_DIR, 'portal.log'), LOG_LEVEL: 'info' })
  const filling = join(env.DATA_DIR, 'filling')
  try {
    for (let round = 0; round < times; round += 1) {
      fill(filling)
      await until(
        'not ready on a full disk',
        async () => (await statusOf(portal.call, '/v1/health/ready')) === 503,
      )
      // PostgreSQL has a disk of its own here.
      if (engine === 'sqlite')
        await until('a write is refused with 507', async () => (await portal.write(`full.${round}`)) === 507)
      if ((await statusOf(portal.call, '/v1/publicsapps/')) !== 200)
        throw new Error('a read fails on a full disk')
      rmSync(filling)
      await until(
        'writes after room was made',
        async () => (await portal.write(`room.${round}.${Date.now()}`)) === 201,
      )
      await until(
        'ready after room was made',
        async () => (await statusOf(portal.call, '/v1/health/ready')) === 200,
      )
    }
    return 'reads went on, writes were refused, all healed'
  } finally {
    await portal.end('SIGTERM')
    execFileSync('umount', [env.DATA_DIR])
  }
}

/** Writes until there is no room left, in big blocks and then in small ones. */
function fill(file: string) {
  for (const block of [BLOCK, SMALL_BLOCK])
    try {
      for (;;) writeFileSync(file, block, { flag: 'a' })
    } catch {}
}
