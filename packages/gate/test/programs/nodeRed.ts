import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lineOfSocket } from './line.ts'
import { installed, type Program } from './program.ts'

const FLOWS = [
  { id: 'f1', type: 'tab', label: 'tick' },
  {
    id: 'n1',
    type: 'inject',
    z: 'f1',
    props: [{ p: 'payload' }],
    repeat: '0.05',
    once: true,
    payloadType: 'date',
    wires: [['n2']],
  },
  { id: 'n2', type: 'debug', z: 'f1', active: true, tosidebar: true, complete: 'payload', wires: [] },
]

/** Node-RED: its editor hears of every message over a WebSocket. */
export const nodeRed: Program = {
  name: 'Node-RED',
  file: installed('node-red'),
  args: ({ port, folder }) => ['--userDir', folder, '--port', String(port), 'flows.json'],
  prepare: ({ folder }) => writeFile(join(folder, 'flows.json'), JSON.stringify(FLOWS)),
  page: '/',
  async live({ dial }) {
    const socket = dial('/comms')
    socket.on('open', () => socket.send(JSON.stringify({ subscribe: 'debug' })))
    return lineOfSocket(socket)
  },
}
