import { faultySynonyms } from '@portal/contract/rules'
import { expect, test } from 'vitest'
import { demoSynonyms } from './synonyms.ts'

test('the synonyms of the demonstration could be saved in the console', () => {
  expect(faultySynonyms(demoSynonyms)).toBeNull()
})
