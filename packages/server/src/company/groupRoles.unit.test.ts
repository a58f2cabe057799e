import { Roles } from '@portal/contract'
import { expect, test } from 'vitest'
import { rolesByGroups } from './groupRoles.ts'

const both = { adminGroup: 'admins', editorGroup: 'editors' }
const { user, editor, admin } = Roles

test.each([
  [{}, ['admins'], user, user],
  [{}, [], admin, admin],
  [{}, [], editor, editor],
  [both, ['admins', 'editors'], user, admin],
  [both, ['editors'], user, editor],
  [both, ['editors'], admin, editor],
  [both, [], admin, user],
  [both, [], editor, user],
  [{ adminGroup: 'admins' }, [], editor, editor],
  [{ editorGroup: 'editors' }, ['editors'], admin, admin],
  [{ editorGroup: 'editors' }, [], editor, user],
])('%j with %j: %s becomes %s', (settings, groups, current, next) => {
  expect(rolesByGroups(settings, groups, current)).toBe(next)
})
