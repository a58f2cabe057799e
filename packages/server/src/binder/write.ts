import { AppStatus, formatDate, inLanguage, type Language } from '@portal/contract'
import { interpolate, messagesOf } from '@portal/messages'
import type { Deps } from '../deps.ts'
import { readFigures } from './figures.ts'
import { registerOf } from './register.ts'
import { retentionOf } from './retention.ts'
import type { BinderTexts } from './texts.ts'

type Given = Pick<Deps, 'db' | 'config' | 'now'>

/** Writes, as Markdown, what is true of this installation (docs/operations.md#the-binder). */
export async function writeBinder(deps: Given, language: Language): Promise<string> {
  const { config, now } = deps
  const t = messagesOf(language).binder
  const { name, address } = config.publisher
  return [
    `# ${interpolate(t.title, { site: config.publicUrl })}`,
    interpolate(t.written, { date: formatDate(now(), language) }),
    interpolate(t.controller, { name, address, email: config.contactEmail }),
    `## ${t.register}`,
    registerOf(t, config.idleAccountMonths),
    `## ${t.outside}`,
    listOf([t.logs, t.backups, t.deletedPeople]),
    `## ${t.recipients}`,
    await recipientsOf(deps, t),
    `## ${t.retention}`,
    await retentionOf(deps, t),
    `## ${t.accessibility}`,
    accessibilityOf(deps, language),
    `## ${t.ecodesign}`,
    `${t.ecodesignHelp}\n\n${(await readFigures()) ?? t.unknown}`,
    `## ${t.components}`,
    t.componentsHelp,
  ].join('\n\n')
}

async function recipientsOf({ db, config }: Given, t: BinderTexts): Promise<string> {
  const { count } = await db
    .selectFrom('apps')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', AppStatus.online)
    .executeTakeFirstOrThrow()
  const webhooks = await db.selectFrom('webhooks').select('url').where('is_active', '=', 1).execute()
  const hosts = webhooks.map(({ url }) => new URL(url).host).join(', ') || t.none
  const mail = config.smtpUrl ? new URL(config.smtpUrl).hostname : t.mailFolder
  const media = config.mediaStore ? new URL(config.mediaStore).hostname : t.mediaFolder
  return listOf([
    interpolate(t.demos, { count }),
    interpolate(t.webhooks, { hosts }),
    interpolate(t.mail, { where: mail }),
    interpolate(t.media, { where: media }),
    ...(config.company ? [interpolate(t.company, { host: new URL(config.company.issuer).host })] : []),
  ])
}

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

function accessibilityOf({ config }: Given, language: Language): string {
  const { binder: t, accessibility } = messagesOf(language)
  const { status, auditor, date } = config.accessibility
  const url = config.publicUrl + inLanguage(language, '/accessibilite')
  if (!status) return interpolate(t.notAudited, { url })
  return interpolate(t.audited, {
    status: accessibility.mention[status],
    auditor: auditor ?? t.unknown,
    date: date ?? t.unknown,
    url,
  })
}
