import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../../')

/** Folders of the workspace, for builds from sources. */
export const workspace = {
  root,
  storefront: join(root, 'storefront'),
  backoffice: join(root, 'backoffice'),
  packages: join(root, 'packages'),
}
