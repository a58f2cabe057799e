import type { AppCreate, AppUpdate, ImportedApp } from '@portal/contract'

/** An import's plan for one row. */
export type Plan = ImportedApp &
  (
    | { act: 'create'; body: AppCreate }
    | { act: 'change'; id: number; body: AppUpdate }
    | { act: 'none' | 'refused' }
  )
