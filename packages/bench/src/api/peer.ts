import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import express from 'express'

/**
 * The fastest alternative for a list of apps: Express over SQLite by hand. `peer.ts <port> <database file>`
 */
const [port, file = ''] = process.argv.slice(2)
const database = new DatabaseSync(file, { readOnly: true })
const apps = database.prepare('select * from apps order by "order", id')

express()
  .get('/', (_request, response) => void response.json(apps.all()))
  .listen(Number(port), '127.0.0.1')
