import { type DraftPreview, inLanguage, type Language, MINUTE_MS, PREVIEW_ADDRESS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import type { DraftRow, PreviewRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { hashToken, newToken } from '../../sessions/tokens.ts'
import { draftedApp } from './catalogue.ts'

const LIFE_MS = 30 * MINUTE_MS

type PreviewDeps = Pick<Deps, 'db' | 'config' | 'now' | 'log' | 'previewer'>
type Rendering = { draft: DraftRow; address: string; signal: AbortSignal }

/**
 * Begins to render a draft's page. The key in its addresses opens it; only the key's hash is stored.
 *
 * @param address of this process, from which the build reads its catalogue
 * @returns the addresses, and what ends once the pages are stored
 */
export async function beginPreview(
  deps: PreviewDeps,
  { draft, address, signal }: Rendering,
): Promise<{ preview: DraftPreview; rendered: Promise<void> }> {
  const { db, now, previewer } = deps
  previewer.refuseWhenFull()
  const [key, at] = [newToken(), now()]
  const hash = hashToken(key)
  const { code } = await draftedApp(db, draft)
  const expires_at = after(at, LIFE_MS)
  await db
    .insertInto('previews')
    .values({ hash, draft_id: draft.id, created_at: at.toISOString(), expires_at })
    .execute()
  const addressIn = (language: Language) => `${inLanguage(language, PREVIEW_ADDRESS)}?key=${key}`
  const order = { catalogue: `${address}/v1/previews/?key=${key}`, code, signal }
  return {
    preview: { fr: addressIn('fr'), en: addressIn('en'), expires_at },
    rendered: render(deps, key, order),
  }
}

type Order = Parameters<Deps['previewer']['render']>[0]

async function render({ db, log, previewer }: PreviewDeps, key: string, order: Order): Promise<void> {
  const keep = (result: Pick<PreviewRow, 'pages'> | Pick<PreviewRow, 'error'>) =>
    db.updateTable('previews').set(result).where('hash', '=', hashToken(key)).execute()
  try {
    await keep({ pages: JSON.stringify(await previewer.render(order)) })
  } catch (failure) {
    // The build may name its catalogue's address.
    const error = String(failure instanceof Error ? failure.message : failure).replaceAll(key, '…')
    log.warn({ error }, 'preview failed')
    if (!order.signal.aborted) await keep({ error })
  }
}

/** Finds a preview that has not ended. */
export const findPreview = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  key: string,
): Promise<PreviewRow | undefined> =>
  db
    .selectFrom('previews')
    .selectAll()
    .where('hash', '=', hashToken(key))
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst()
