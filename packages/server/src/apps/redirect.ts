import type { Deps } from '../deps.ts'

/** Finds the code of an app by its id, or by its code in other letters. */
export async function findAppCode({ db }: Pick<Deps, 'db'>, asked: string): Promise<string | null> {
  const apps = db.selectFrom('apps').select('code')
  const app = await (/^[1-9]\d{0,8}$/.test(asked)
    ? apps.where((is) => is.or([is('id', '=', Number(asked)), is('code', '=', asked)]))
    : apps.where('code', '=', asked.toUpperCase())
  ).executeTakeFirst()
  return app?.code ?? null
}
