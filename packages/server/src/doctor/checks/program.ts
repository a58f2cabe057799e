import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VERSION } from '../../version.ts'
import { type Finding, findings } from '../finding.ts'

const say = findings('Versions')
const NODE_WANTED = 24

/**
 * @param node version of the running Node, such as `v24.21.0`
 * @param root folder of the checkout
 */
export async function checkProgram(node: string, root: string): Promise<Finding[]> {
  const found: Finding[] = []
  if (Number(/^v(\d+)/.exec(node)?.[1]) < NODE_WANTED)
    found.push(say.wrong(`Node ${node} is too old: run the portal with Node ${NODE_WANTED} or newer.`))
  const old = await otherVersions(root)
  if (old.length)
    found.push(
      say.wrong(
        `The installed packages are not those of this version (${old.join(', ')}): install them again.`,
      ),
    )
  return found.length ? found : [say.fine(`Portal ${VERSION} on Node ${node}, with its packages.`)]
}

/** Compares what the server needs with what is installed. */
async function otherVersions(root: string): Promise<string[]> {
  const server = join(root, 'packages/server')
  const read = async (path: string) => JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as Manifest
  const catalog = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const { dependencies = {} } = await read(join(server, 'package.json'))
  const names = Object.keys(dependencies).filter((name) => dependencies[name] === 'catalog:')
  const wrong = await Promise.all(
    names.map(async (name) => {
      const { version = 'missing' } = await read(join(server, 'node_modules', name, 'package.json'))
      const isWanted = catalog
        .split('\n')
        .some((line) => line.replaceAll('"', '') === `  ${name}: ${version}`)
      return isWanted ? [] : [`${name} ${version}`]
    }),
  )
  return wrong.flat()
}
type Manifest = { version?: string; dependencies?: Record<string, string> }
