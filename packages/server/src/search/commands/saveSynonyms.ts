import type { SynonymsBody } from '@portal/contract'
import type { Author } from '../../journal/author.ts'
import { updateParameter } from '../../parameters/commands/update.ts'
import type { EditDeps } from '../../revisions/commands/editCatalogue.ts'
import { findSynonyms } from '../queries.ts'

/**
 * Replaces the parameter `search.synonyms`, which editors may write without seeing the others.
 *
 * @throws ProblemError `conflict` when it changed since it was read
 */
export async function saveSynonyms(deps: EditDeps, by: Author, { synonyms, updated_at }: SynonymsBody) {
  const { id, parameter_name, parameter_description, url, img_src } = await findSynonyms(deps.db)
  return updateParameter(deps, by, id, {
    parameter_name,
    parameter_description,
    url,
    img_src,
    parameter_value: synonyms,
    parameter_status: 1,
    updated_at,
  })
}
