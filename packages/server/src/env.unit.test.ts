import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '@portal/platform/files/workspace'
import { CONSOLE_ADDRESSES } from '@portal/publisher/serve/console'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from './env/environment.ts'
import { TAKEN_ADDRESSES } from './env/takenAddresses.ts'
import { BadEnvironment, parseEnv } from './env.ts'

const twin = '{"clientId":"un","clientSecret":"s","clientName":"Un"}'

describe('parseEnv', () => {
  test('an empty environment is the documented defaults', () => {
    expect(parseEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      mediaBaseUrl: 'http://127.0.0.1:3000/media',
      admin: null,
      limitsFactor: 1,
      autoGrant: false,
      corsOrigins: [],
      defaultPartner: 'enseigne',
      smtpUrl: undefined,
      production: false,
    })
  })

  test('a blank value is one that is not set', () => {
    expect(parseEnv({ PORT: '', SMTP_URL: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })).toEqual(parseEnv({}))
  })

  test('lists and addresses are read', () => {
    const config = parseEnv({
      PUBLIC_URL: 'https://portail.exemple.fr/',
      CORS_ORIGINS: 'https://a.fr, https://b.fr',
      PARTNERS: '[{"clientId":"un","clientSecret":"s","clientName":"Un"}]',
    })
    expect(config).toMatchObject({
      publicUrl: 'https://portail.exemple.fr',
      mediaBaseUrl: 'https://portail.exemple.fr/media',
      corsOrigins: ['https://a.fr', 'https://b.fr'],
      defaultPartner: 'un',
    })
  })

  test.each([
    [{ PORT: 'beaucoup' }, 'PORT must be a port number.'],
    [{ PORT: '0' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be a port number.'],
    [{ LIMITS_FACTOR: '0' }, 'LIMITS_FACTOR must be above 0.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://, or be unset.'],
    [
      { DATABASE_URL: 'postgres://[::' },
      'DATABASE_URL must look like postgres://user:password@host:5432/name.',
    ],
    ...['https://a.fr/sous', 'https://a.fr?x=1', 'https://u:p@a.fr'].map(
      (PUBLIC_URL): [Record<string, string>, string] => [
        { PUBLIC_URL },
        'PUBLIC_URL must be an address without a path, such as https://portail.exemple.fr.',
      ],
    ),
    ...['bucket', 's3://b?endpoint=x'].map((MEDIA_STORE): [Record<string, string>, string] => [
      { MEDIA_STORE },
      'MEDIA_STORE must look like s3://bucket?endpoint=https://…&region=….',
    ]),
    [{ AUTO_GRANT: 'oui' }, 'AUTO_GRANT must be true or false.'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must start with smtp:// or smtps:// and name a server.'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must start with smtp:// or smtps:// and name a server.'],
    [{ MAIL_FROM: 'Portail' }, 'MAIL_FROM must be a sender such as Portail <portail@exemple.fr>.'],
    [{ VIDEO_MAX_BYTES: '-1' }, 'VIDEO_MAX_BYTES must be a whole number above 0.'],
    [{ VIDEO_MAX_BYTES: '0' }, 'VIDEO_MAX_BYTES must be a whole number above 0.'],
    [{ IDLE_ACCOUNT_MONTHS: '1.5' }, 'IDLE_ACCOUNT_MONTHS must be a whole number, 0 to 1200.'],
    [{ IDLE_ACCOUNT_MONTHS: '1201' }, 'IDLE_ACCOUNT_MONTHS must be a whole number, 0 to 1200.'],
    [{ LOG_LEVEL: 'x' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.'],
    [{ TRUST_PROXY: '10.0.0.0/64' }, 'TRUST_PROXY must be addresses such as 10.0.0.1 or 10.0.0.0/8.'],
    ...['[]', '{}', '[{}]'].map((PARTNERS): [Record<string, string>, string] => [
      { PARTNERS },
      'PARTNERS must list { clientId, clientSecret, clientName } of one partner or more.',
    ]),
    [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY must be addresses such as 10.0.0.1 or 10.0.0.0/8.'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be origins such as https://shop.exemple.fr.'],
    [{ PARTNERS: '[' }, 'PARTNERS must be a JSON list.'],
    [{ PARTNERS: `[${twin},${twin}]` }, 'PARTNERS must not name a clientId twice.'],
    [
      { PARTNERS: `[${twin.replace('"un"', '"apps"')}]` },
      'PARTNERS must not name a clientId that is an address of the portal: apps.',
    ],
    [{ ADMIN_EMAIL: 'a@b.fr' }, 'ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither.'],
    [{ NODE_ENV: 'production', DEMO_DATA: 'true' }, 'DEMO_DATA must not be true in production.'],
  ])('%j is refused in one sentence that names it', (env, sentence) => {
    expect(() => parseEnv(env)).toThrow(new BadEnvironment(sentence))
  })
})

test('no partner takes the address of a page, of a folder of files, or of the console', () => {
  const served = [...namesIn('src/pages'), ...namesIn('src/pages/[...locale]'), ...namesIn('public')]
  const console = CONSOLE_ADDRESSES.map(([address]) => address.split('/').at(-1) ?? '')
  const parts = served.filter((name) => /^[a-z0-9-]+$/.test(name))
  expect(parts).toContain('apps')
  expect([...parts, ...console].filter((part) => !TAKEN_ADDRESSES.has(part))).toEqual([])
})

/** Lists files without their `.astro`, and folders. */
const namesIn = (folder: string) =>
  readdirSync(join(workspace.storefront, folder)).map((name) => name.replace(/\.astro$/, ''))

describe('.env.example', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const named = [...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])

  test('documents every setting, and no other', () => {
    expect(named.map(([name]) => name).sort()).toEqual([...SETTINGS].sort())
  })
  test('states the defaults', () => {
    expect(parseEnv(Object.fromEntries(named))).toEqual(parseEnv({}))
  })
})
