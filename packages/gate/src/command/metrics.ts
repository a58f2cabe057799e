import { Counter, Gauge, Registry } from 'prom-client'
import type { GatedDemo } from './gatedDemo.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Counts what passes each gate, for Prometheus. */
export function createMetrics(demos: readonly GatedDemo[]) {
  const registry = new Registry()
  const registers = [registry]
  const responses = new Counter({
    name: 'portal_gate_responses_total',
    help: 'Answers by status',
    labelNames: ['app', 'status'],
    registers,
  })
  const gauge = (name: string, help: string, read: (demo: GatedDemo) => number) =>
    new Gauge({
      name: `portal_gate_${name}`,
      help,
      labelNames: ['app'],
      registers,
      collect() {
        for (const demo of demos) this.set({ app: demo.code }, read(demo))
      },
    })
  gauge('connections', 'Requests and sockets open now', ({ status }) => status().connections)
  gauge('accesses', 'Accesses known now', ({ status }) => status().accesses)
  gauge('cut_connections', 'Connections cut since the start', ({ status }) => status().cuts)
  gauge('events_open', 'Whether the portal’s events are followed', ({ status }) =>
    Number(status().hearsEvents),
  )
  return {
    count: (app: string, status: number) => responses.inc({ app, status }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
