import { escapeHtml, type Language } from '@portal/contract'

/** The parts of a mail, before it is HTML or text. */
export type Letter = {
  /** The portal's name. */
  title: string
  subject: string
  greeting: string
  paragraphs: string[]
  action: { label: string; url: string }
  /** Further links, above the action. */
  links: { label: string; url: string }[]
  signature: string
  footer: string
}

export const asText = ({ greeting, paragraphs, links, action, signature, footer }: Letter) =>
  [
    greeting,
    ...paragraphs,
    ...links.map(({ label, url }) => `${label}\n${url}`),
    `${action.label}\n${action.url}`,
    signature,
    `--\n${footer}`,
  ]
    .join('\n\n')
    .concat('\n')

/** Uses tables and inline styles, which mail programs understand, and shows the link's address too. */
export function asHtml(
  { title, subject, greeting, paragraphs, links, action, signature, footer }: Letter,
  language: Language,
) {
  const text = (content: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#10141F">${escapeHtml(content)}</p>`
  const link = (one: Letter['action']) =>
    `<p style="margin:0 0 12px;font-size:16px;line-height:1.55"><a href="${escapeHtml(one.url)}" style="color:#10141F">${escapeHtml(one.label)}</a></p>`
  const url = escapeHtml(action.url)
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#F6F5F1;font-family:'Helvetica Neue',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F6F5F1"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="background:#10141F;border-radius:14px 14px 0 0;padding:20px 32px;color:#FFFFFF;font-size:18px;font-weight:700">${escapeHtml(title)}</td></tr>
<tr><td style="background:#FFFFFF;border-radius:0 0 14px 14px;padding:32px">
${[greeting, ...paragraphs].map(text).join('\n')}
${links.map(link).join('\n')}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;background:#10141F;color:#FFFFFF;text-decoration:none;font-size:16px;font-weight:600;padding:12px 24px;border-radius:999px">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;line-height:1.5;color:#565C6B;word-break:break-all">${url}</p>
${text(signature)}
</td></tr>
<tr><td style="padding:16px 32px;font-size:12px;line-height:1.5;color:#565C6B">${escapeHtml(footer)}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}
