import { chmod, mkdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lineOfAnswer } from './line.ts'
import { installed, type Program } from './program.ts'

const GIGABYTE = 2 ** 30

/** Writes where it listens, and where it may write without being root. */
const configuration = (port: number, folder: string) => `daemon off; worker_processes 1;
pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off;
  types { text/html html; }
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/www; limit_rate 2m; }
}`

/** nginx: serves a file that takes minutes to download. */
export const nginx: Program = {
  name: 'nginx',
  file: installed('nginx'),
  args: ({ folder }) => ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
  async prepare({ port, folder }) {
    await writeFile(join(folder, 'nginx.conf'), configuration(port, folder))
    // Lets its workers in: started by root, they run as somebody else.
    await chmod(folder, 0o755)
    await mkdir(join(folder, 'www'))
    await writeFile(join(folder, 'www/index.html'), '<!doctype html><title>nginx</title>')
    await writeFile(join(folder, 'www/long.bin'), '')
    await truncate(join(folder, 'www/long.bin'), GIGABYTE)
  },
  page: '/',
  live: async ({ fetch }) => lineOfAnswer(await fetch('/long.bin')),
}
