// Writes the command, `portal-gate.mjs`, into the folder that is named: the portal offers it for download.
import { join } from 'node:path'
import process from 'node:process'
import { bundle } from './bundle.mjs'

const [folder = '.'] = process.argv.slice(2)
await bundle('command/main.ts', join(folder, 'portal-gate.mjs'))
