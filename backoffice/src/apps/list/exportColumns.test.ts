import { EDITED_COLUMNS } from '@portal/contract/rules'
import { messages as english } from '@portal/messages/backoffice/en/pages'
import { messages as french } from '@portal/messages/backoffice/fr/pages'
import { translate } from '@portal/messages/translate'
import { expect, it } from 'vitest'
import { exportColumns } from './exportColumns.ts'

it('exports every column that an editor writes', () => {
  const headings = exportColumns.map(({ heading }) => heading)
  for (const column of EDITED_COLUMNS) expect(headings).toContain(`resources.manageapps.fields.${column}`)
})
it.each([
  ['fr', french],
  ['en', english],
])('names its columns in %s', (_language, messages) => {
  const { fields } = messages.appsAdmin.resource
  for (const { heading } of exportColumns)
    expect(translate({ fields }, heading.replace('resources.manageapps.', ''))).not.toMatch(/^fields\./)
})
