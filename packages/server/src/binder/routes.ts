import { endpoints } from '@portal/contract'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { writeBinder } from './write.ts'

/** The binder, for the console; `npm run binder` writes the same. */
export const binderRoutes: Module = (app, context) => {
  route(app, endpoints.readBinder, async ({ params: { language } }) => ({
    markdown: await writeBinder(context, language),
  }))
}
