import type { RaThemeOptions } from 'react-admin'
import { components } from './components.ts'
import { foundations } from './palette.ts'

export const theme: RaThemeOptions = { ...foundations, components }
