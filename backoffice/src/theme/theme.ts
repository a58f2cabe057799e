import type { RaThemeOptions } from 'react-admin'
import { muiParts } from './muiParts.ts'
import { foundations } from './palette.ts'
import { reactAdminParts } from './reactAdminParts.ts'

export const theme: RaThemeOptions = { ...foundations, components: { ...muiParts, ...reactAdminParts } }
