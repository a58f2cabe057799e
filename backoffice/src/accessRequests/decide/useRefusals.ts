import { sentencesOf } from '@portal/contract/rules'
import { useParameter } from '../../fields/useParameter.ts'

/** Gives the reasons that the portal offers for a refusal, in both languages. */
export const useRefusals = () => sentencesOf(useParameter('access.refusals'))
