import type { ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import type { Pass } from './pass.ts'

/** Gives the browser its pass, and what remains of it when the access is over. */
export function setPass({ passes, farewells, clock }: Deps, res: ServerResponse, pass: Pass) {
  res.appendHeader('Set-Cookie', passes.setCookie(pass, clock.now()))
  res.appendHeader('Set-Cookie', farewells.setCookie(pass, clock.now()))
}

/** Seals the pass anew when its access has another end by now; `endsAt` in ms. */
export function renewPass(deps: Deps, res: ServerResponse, pass: Pass, endsAt: number) {
  const access_exp = Math.floor(endsAt / 1000)
  if (access_exp !== pass.access_exp) setPass(deps, res, { ...pass, access_exp })
}
