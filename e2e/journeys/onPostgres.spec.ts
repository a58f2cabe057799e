import { hasPostgres } from '@portal/server/test/postgresServer'
import { test } from '../fixtures.ts'
import { describeJourney } from './describeJourney.ts'

// The same journey on PostgreSQL, where it is installed.
test.use({ database: 'postgres' })
// In sequence: a second worker would start a second server.
test.describe.configure({ mode: 'default' })
if (hasPostgres) describeJourney('fr')
else console.log('The journey on PostgreSQL is left out: its programs are not on this machine.')
