import { type ComponentType, lazy } from 'react'
import { sentences } from '../providers/i18nProvider.ts'

/** Loads a page or dialog when it opens, together with the sentences that frame and queue do without. */
export const onDemand = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const [view] = await Promise.all([load(), sentences.addPages()])
    return view
  })
