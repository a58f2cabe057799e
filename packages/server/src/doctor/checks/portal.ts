import { currentName, releasesFolder } from '@portal/publisher/releases/releases'
import type { Deps } from '../../deps.ts'
import { readSite } from '../../metrics/databaseFigures.ts'
import { actingAdmins } from '../../policy.ts'
import { type Finding, findings } from '../finding.ts'

const site = findings('Site')
const people = findings('Administrators')

/** Checks that there is a site to show, and somebody to run it. */
export async function checkPortal({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Finding[]> {
  const { revision, live, hasFailed } = await readSite({ db })
  const found: Finding[] = []
  if (!config.publishHook && !(await currentName(releasesFolder(config.dataDir))))
    found.push(
      site.wrong('There is no site to show yet: start the portal; its console says why a build fails.'),
    )
  else if (hasFailed)
    found.push(site.wrong('The newest catalogue could not be published: the console says why.'))
  else found.push(site.fine(`The site shows revision ${live} of ${revision}.`))
  const admins = await db.selectFrom('users').select('id').where(actingAdmins).execute()
  if (!admins.length)
    found.push(people.wrong('There is no administrator: npm run admin -- <e-mail> makes one.'))
  return found
}
