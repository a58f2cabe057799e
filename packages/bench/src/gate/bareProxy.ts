import { createServer } from 'node:http'
import process from 'node:process'
import { ProxyServer } from 'httpxy'

/** The limit of a gate: a reverse proxy on the same library that asks nobody. `bareProxy.ts <port> <target>` */
const [port, target = ''] = process.argv.slice(2)
const proxy = new ProxyServer({ target })

createServer((request, response) => void proxy.web(request, response)).listen(Number(port), '127.0.0.1')
