import { execFile } from 'node:child_process'
import { cp, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { workspace } from '@portal/platform/files/workspace'
import { atMost, type Row } from './table.ts'

const BUDGET_MB = 150
/** The project's own Node, which counts as part of the machine. */
const NODE = /^node-linux-/

/** Measures the disk space of the server's packages, installed for production from the lockfile. */
export async function measureInstall(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-install-'))
  try {
    for (const file of await manifests()) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await cp(join(workspace.root, file), join(folder, file))
    }
    const pnpm = join(workspace.root, 'node_modules/.bin/pnpm')
    const what = ['--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts']
    const args = ['install', ...what, '--filter', '@portal/server...']
    await promisify(execFile)(pnpm, args, { cwd: folder })
    const bytes = await sizeOf(join(folder, 'node_modules'))
    return [
      atMost(
        'production install of the server: node_modules, without Node itself',
        bytes / 1e6,
        BUDGET_MB,
        'MB',
      ),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads the manifests that an installation needs. */
async function manifests(): Promise<string[]> {
  const packages = await readdir(join(workspace.root, 'packages'))
  const folders = ['storefront', 'backoffice', 'e2e', ...packages.map((name) => `packages/${name}`)]
  return [
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'package.json',
    ...folders.map((name) => `${name}/package.json`),
  ]
}

const BLOCK = 512

/** Adds up bytes on disk; a file shared by two packages, or linked, counts once. */
async function sizeOf(folder: string, seen = new Set<number>()): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) bytes += NODE.test(entry.name) ? 0 : await sizeOf(path, seen)
    else if (entry.isFile()) {
      const { ino, blocks } = await lstat(path)
      if (!seen.has(ino)) bytes += blocks * BLOCK
      seen.add(ino)
    }
  }
  return bytes
}
