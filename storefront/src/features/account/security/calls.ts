import { factorCalls } from '@portal/client'
import { portal } from '../../../stores/portal.ts'

export const calls = factorCalls(portal.call)
