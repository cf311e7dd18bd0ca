import assert from 'node:assert/strict'
import { test } from 'vitest'
import { may, type Permission, rightsOf, roles, rolesByPermission, rolesGivenBy } from './permissions.ts'

const asRole = { costView: null, maxAdjustBp: null }

/** Roles that have each permission, by their first letters. */
const table: Readonly<Record<Permission, string>> = {
  'quote.create': 'oama',
  'quote.send': 'oama',
  'quote.acceptFor': 'oama',
  'quote.override': 'oam',
  'price.edit': 'oam',
  'catalog.edit': 'oam',
  'catalog.publish': 'oam',
  'price.inForce': 'o',
  'widget.manage': 'oam',
  'cost.view': 'oam',
  'customer.export': 'oam',
  'customer.erase': 'oa',
  'note.remove': 'oa',
  'book.manage': 'oam',
  'checks.manage': 'oa',
  'team.edit': 'oa',
  'member.manage': 'oa',
  'api.manage': 'oa',
  'assistant.rules': 'o',
  'billing.manage': 'oa',
  'audit.read': 'oam',
  'ownership.transfer': 'o',
  'team.close': 'o',
  'team.archive': 'o',
  'team.reopen': 'o',
}

test('roles have the permissions of the table', () => {
  const permissions = Object.keys(rolesByPermission) as Permission[]
  const found = permissions.map((permission) => [
    permission,
    roles
      .filter((role) => may(rightsOf(role, asRole), permission))
      .map(([first]) => first)
      .join(''),
  ])
  assert.deepEqual(Object.fromEntries(found), table)
})

test('a member has own rights besides the role, but not owners and admins', () => {
  const given = { costView: true, maxAdjustBp: 500 }
  assert.deepEqual(rightsOf('agent', given), { role: 'agent', seesCosts: true, maxAdjustBp: 500 })
  assert.deepEqual(rightsOf('agent', asRole), { role: 'agent', seesCosts: false, maxAdjustBp: 0 })
  const less = { costView: false, maxAdjustBp: 0 }
  assert.deepEqual(rightsOf('manager', less), { role: 'manager', seesCosts: false, maxAdjustBp: 0 })
  assert.deepEqual(rightsOf('admin', less), { role: 'admin', seesCosts: true, maxAdjustBp: 10_000 })
})

test('nobody gives a role above their own', () => {
  assert.deepEqual(rolesGivenBy('owner'), roles)
  assert.deepEqual(rolesGivenBy('admin'), ['admin', 'manager', 'agent', 'viewer'])
  assert.deepEqual(rolesGivenBy('agent'), ['agent', 'viewer'])
})
