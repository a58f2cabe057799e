import { appsAdmin } from './appsAdmin.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { parametersAdmin } from './parametersAdmin.ts'
import { signin } from './signin.ts'
import { vocabulary } from './vocabulary.ts'

export const messages = { appsAdmin, common, errors, parametersAdmin, signin, vocabulary } as const
