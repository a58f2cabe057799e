import { lineOfSocket } from './line.ts'
import { installed, type Program } from './program.ts'

const CODE = "import time\nwhile True:\n  print('tick', flush=True)\n  time.sleep(.05)"

const message = (type: string, content: object) => ({
  header: {
    msg_id: 'm1',
    session: 's1',
    username: '',
    msg_type: type,
    version: '5.3',
    date: new Date().toISOString(),
  },
  parent_header: {},
  metadata: {},
  channel: 'shell',
  content,
})

/** Jupyter Notebook: a cell's output comes over the kernel's WebSocket. */
export const jupyter: Program = {
  name: 'Jupyter',
  file: installed('jupyter-notebook'),
  args: ({ port, folder }) => [
    '--no-browser',
    '--allow-root',
    `--port=${port}`,
    '--ip=127.0.0.1',
    `--notebook-dir=${folder}`,
    '--NotebookApp.token=its-own',
  ],
  page: '/tree?token=its-own',
  async live({ fetch, dial }) {
    const authorization = 'token its-own'
    const kernel = (await (
      await fetch('/api/kernels', { method: 'POST', headers: { authorization } })
    ).json()) as {
      id: string
    }
    const socket = dial(`/api/kernels/${kernel.id}/channels?token=its-own`)
    socket.on('open', () =>
      socket.send(
        JSON.stringify(message('execute_request', { code: CODE, silent: false, store_history: false })),
      ),
    )
    return lineOfSocket(socket)
  },
}
