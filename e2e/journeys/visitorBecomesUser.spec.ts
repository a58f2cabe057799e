import { LANGUAGES } from '@portal/contract/rules'
import { describeJourney } from './describeJourney.ts'

for (const language of LANGUAGES) describeJourney(language)
