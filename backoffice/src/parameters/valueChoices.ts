import { isKnownParameter, KNOWN_PARAMETERS } from '@portal/contract/rules'
import { grantDurationChoices } from '../fields/choices.ts'

export const durations = grantDurationChoices.map(({ id, name }) => ({ id: String(id), name }))

/** Lists the values of a parameter that takes one of a few. */
export function choicesOf(name: string) {
  const rule = isKnownParameter(name) ? KNOWN_PARAMETERS[name] : undefined
  const ids = rule && 'choices' in rule ? rule.choices : []
  return ids.map((id) => ({ id, name: `parametersAdmin.choices.${id}` }))
}
