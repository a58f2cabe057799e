import type { SynonymsBody } from '@portal/contract'
import { updateParameter } from '../../parameters/commands/update.ts'
import { findSynonyms } from '../queries.ts'

/**
 * Replaces the parameter `search.synonyms`, which editors may write without seeing the others.
 *
 * @throws ProblemError `conflict` when it changed since it was read
 */
export async function saveSynonyms(
  deps: Parameters<typeof updateParameter>[0],
  { synonyms, updated_at }: SynonymsBody,
) {
  const { id, parameter_name, parameter_description, url, img_src } = await findSynonyms(deps.db)
  return updateParameter(deps, id, {
    parameter_name,
    parameter_description,
    url,
    img_src,
    parameter_value: synonyms,
    parameter_status: 1,
    updated_at,
  })
}
