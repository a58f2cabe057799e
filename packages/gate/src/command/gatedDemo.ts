import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createGate } from '../gate.ts'
import { createDemoProxy } from '../proxy/demoProxy.ts'
import { answers } from '../proxy/probe.ts'
import { readAddress } from '../request/address.ts'
import { endHops } from '../request/hopByHop.ts'
import { createPublicOrigin } from '../request/origin.ts'
import type { Gate, GatedRequest } from '../types.ts'
import type { DemoSettings } from './settings.ts'

/** Serves one app, whatever hands requests on behind the gate. */
export type GatedDemo = {
  code: string
  basePath: string
  secure: boolean
  isUp: () => Promise<boolean>
  status: Gate['status']
  close: Gate['close']
  handle: (req: GatedRequest, res: ServerResponse) => Promise<void>
  upgrade: (req: GatedRequest, socket: Socket, head: Buffer) => Promise<void>
}

type Upstream = NonNullable<DemoSettings['upstream']>

/** Sets what a process decides for all its gates. */
export type Tuning = { introspectEveryMs?: number; now?: () => Date; warn: (message: string) => void }

const isBelow = (path: string, base: string) =>
  path === base || (/^[/?#]/.test(path.slice(base.length)) && path.startsWith(base))

/** Puts a gate before one demo, and hands on everything that comes through. */
export function createGatedDemo(settings: DemoSettings, upstream: Upstream, tuning: Tuning): GatedDemo {
  const { code, secret, portalUrl, basePath, publicUrl, secure } = settings
  const isUp = () => answers(upstream.origin + pathAtDemo(`${basePath}/`))
  const gate = createGate({ code, secret, portalUrl, basePath, publicUrl, secure, isDemoUp: isUp, ...tuning })
  const proxy = createDemoProxy({
    origin: upstream.origin,
    publicPath,
    clock: { assets: `${basePath}/__gate`, publicOrigin: createPublicOrigin(publicUrl, secure) },
    hasClock: settings.hasClock,
    answerTimeoutMs: settings.answerTimeoutMs,
    warn: tuning.warn,
  })

  function pathAtDemo(path: string) {
    const kept = settings.stripBase ? path.slice(basePath.length) : path
    return upstream.path + (kept.startsWith('/') ? kept : `/${kept}`)
  }

  function publicPath(path: string) {
    const kept = isBelow(path, upstream.path) ? path.slice(upstream.path.length) : path
    return settings.stripBase && !isBelow(kept, basePath) ? basePath + kept : kept || '/'
  }

  /** Asks the demo for what was judged, without a ticket in it. */
  function readdress(req: GatedRequest) {
    req.url = pathAtDemo(readAddress(req.url, basePath)?.clean ?? '/')
  }

  return {
    code,
    basePath,
    secure,
    isUp,
    status: gate.status,
    close: gate.close,
    handle(req, res) {
      endHops(req.headers, false)
      return gate.handle(req, res, () => {
        readdress(req)
        return proxy.web(req, res)
      })
    },
    upgrade(req, socket, head) {
      endHops(req.headers, true)
      return gate.upgrade(req, socket, head, () => {
        readdress(req)
        return proxy.upgrade(req, socket, head)
      })
    },
  }
}
