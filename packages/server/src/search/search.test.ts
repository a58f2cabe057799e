import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAdmin,
  createEditor,
  createUser,
  startTestPortal,
  type TestPortal,
  type TestUser,
  unique,
} from '../../test/index.ts'
import { countMiss, MISSES_MAX } from './commands/countMiss.ts'

let portal: TestPortal
let editor: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  editor = await createEditor(portal)
})
afterAll(() => portal.close())

const asEditor = (method: string, path: string, body?: unknown) =>
  portal.call(method, path, { token: editor.token, body })

describe('the synonyms', () => {
  const path = '/v1/search/synonyms/'

  it('are none at first, written by an editor, and read by anybody', async () => {
    expect((await portal.call('GET', path)).data.synonyms).toBe('')
    const saved = await asEditor('PUT', path, { synonyms: ' co2, carbone\r\nchatbot, assistant virtuel ' })
    expect(saved).toMatchObject({
      status: 200,
      data: { synonyms: 'co2, carbone\nchatbot, assistant virtuel' },
    })
    expect((await portal.call('GET', path)).data).toEqual(saved.data)
  })

  it('are the parameter search.synonyms, which only administrators see as one', async () => {
    const admin = await createAdmin(portal)
    await asEditor('PUT', path, { synonyms: 'quai, réception' })
    const filter = JSON.stringify({ parameter_name: 'search.synonyms' })
    const { data } = await portal.call('GET', `/v1/parameters/?filter=${filter}`, { token: admin.token })
    expect(data[0]).toMatchObject({ parameter_value: 'quai, réception', status: 1 })
    expect((await asEditor('GET', '/v1/parameters/')).status).toBe(403)
    const off = { ...data[0], parameter_status: 0 }
    await portal.call('PUT', `/v1/parameters/${data[0].id}`, { token: admin.token, body: off })
    expect((await portal.call('GET', path)).data.synonyms).toBe('')
  })

  it('are published: an edit moves the revision', async () => {
    const revision = async () => (await asEditor('GET', '/v1/publication/')).data.revision
    const before = await revision()
    await asEditor('PUT', path, { synonyms: `mot${unique()}, autre` })
    expect(await revision()).toBe(before + 1)
  })

  it('may be emptied again', async () => {
    expect((await asEditor('PUT', path, { synonyms: '' })).data.synonyms).toBe('')
  })

  it.each([['seul'], ['a, b\n<b>, c'], ['a, b, '.repeat(2000)]])('refuses %.20s', async (synonyms) => {
    const { status, data } = await asEditor('PUT', path, { synonyms })
    expect(status).toBe(422)
    expect(Object.keys(data.errors)).toEqual(['synonyms'])
  })

  it('refuses to overwrite what somebody else saved meanwhile', async () => {
    const { updated_at } = (await portal.call('GET', path)).data
    await asEditor('PUT', path, { synonyms: 'un, deux', updated_at })
    const late = await asEditor('PUT', path, { synonyms: 'trois, quatre', updated_at })
    expect(late).toMatchObject({ status: 409, data: { code: 'conflict' } })
  })

  it('are not a user’s to write', async () => {
    const { token } = await createUser(portal)
    expect((await portal.call('PUT', path, { token, body: { synonyms: 'a, b' } })).status).toBe(403)
  })
})

/** A word without digits: six in a row would be taken for a telephone number. */
const someWord = () => unique().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

describe('words that found nothing', () => {
  const path = '/v1/search/misses/'
  const miss = (words: string) => portal.call('POST', path, { body: { words } })
  const counted = async (words: string) =>
    (await asEditor('GET', `${path}?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`)).data

  it('are counted by spelling, without who', async () => {
    const words = `drone ${someWord()}`
    expect((await miss(words)).status).toBe(204)
    await miss(`  ${words.toUpperCase()} ! `)
    const [row] = await counted(words)
    expect(row).toMatchObject({ words, count: 2 })
    expect(Object.keys(row).sort()).toEqual(['count', 'first_at', 'id', 'last_at', 'words'])
  })

  it.each(['zoe@exemple.fr', '06 12 34 56 78', 'x', '!!!', 'mot '.repeat(20)])(
    'leave nothing where they are somebody’s data or no words: %s',
    async (words) => {
      const before = (await asEditor('GET', path)).headers.get('x-total-count')
      expect((await miss(words)).status).toBe(204)
      expect((await asEditor('GET', path)).headers.get('x-total-count')).toBe(before)
    },
  )

  it('are forgotten by an editor', async () => {
    const words = `robot ${someWord()}`
    await miss(words)
    const [row] = await counted(words)
    expect((await asEditor('DELETE', `${path}${row.id}`)).data).toEqual(row)
    expect(await counted(words)).toEqual([])
    expect((await asEditor('DELETE', `${path}${row.id}`)).status).toBe(404)
  })

  it('are bounded: a new one takes the place of the one that was looked for least', async () => {
    const at = portal.clock.now().toISOString()
    const many = Array.from({ length: MISSES_MAX }, (_, one) => ({
      words: `rempli ${one}`,
      count: 5,
      first_at: at,
      last_at: at,
    }))
    await portal.db.deleteFrom('search_misses').execute()
    await portal.db.insertInto('search_misses').values(many).execute()
    await countMiss({ db: portal.db, now: portal.clock.now }, 'premier')
    await countMiss({ db: portal.db, now: portal.clock.now }, 'second')
    const { headers } = await asEditor('GET', path)
    expect(Number(headers.get('x-total-count'))).toBe(MISSES_MAX)
    expect(await counted('premier')).toEqual([])
    expect(await counted('second')).toHaveLength(1)
  })

  it('are counted slowly from one address', async () => {
    const limited = await startTestPortal({ beside: portal, env: { LIMITS_FACTOR: '0.3' } })
    try {
      const statuses = []
      for (let call = 0; call < 5; call++)
        statuses.push((await limited.call('POST', path, { body: { words: 'quai' } })).status)
      expect(statuses).toEqual([204, 204, 204, 429, 429])
    } finally {
      await limited.close()
    }
  })
})
