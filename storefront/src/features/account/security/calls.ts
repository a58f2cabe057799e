import { factorCalls } from '@portal/client/factors'
import { portal } from '../../../stores/portal.ts'

export const calls = factorCalls(portal.call)
