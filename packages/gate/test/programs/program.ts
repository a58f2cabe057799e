import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import type { WebSocket } from 'ws'
import type { Line } from './line.ts'

export type Visitor = {
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  dial: (path: string, protocols?: string[]) => WebSocket
}

/** A program that others wrote, run as it is. */
export type Program = {
  name: string
  /** The program's own file; null where it is not installed. */
  file: string | null
  args: (options: { port: number; folder: string }) => string[]
  /** Files that it needs in its folder before it starts. */
  prepare?: (options: { port: number; folder: string }) => Promise<unknown>
  /** A page of it. */
  page: string
  /** Opens a WebSocket, an event stream or a download on which something comes again and again. */
  live: (visitor: Visitor, folder: string) => Promise<Line>
}

/** Looks a program up on this machine. */
export const installed = (name: string): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null
