import { writeFileSync } from 'node:fs'
import { tokensCss } from '@portal/config/tokens'

writeFileSync(new URL('../src/styles/tokens.css', import.meta.url), tokensCss())
