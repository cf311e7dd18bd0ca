import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Access, requirementFor } from './access.ts'
import { parsePath } from './tree/path.ts'

const memberOf = (team: string) => ({ memberOf: team })

/** The user id of the caller is ann. */
const table: [access: Access, path: string, requirement: ReturnType<typeof requirementFor>][] = [
  ['read', 'teams/ann', 'allowed'],
  ['read', 'teams/ann/shop', 'allowed'],
  ['read', 'teams/bob', 'denied'],
  ['write', 'teams/ann', 'denied'],
  ['write', 'teams/ann/shop', 'denied'],
  ['write', 'teams/ann/.priority', 'denied'],
  ['read', 'revisions/shop', memberOf('shop')],
  ['read', 'revisions/shop/quotes/rev', memberOf('shop')],
  ['write', 'revisions/shop', 'denied'],
  ['write', 'revisions/shop/quotes', 'denied'],
  ['read', 'presence/shop', memberOf('shop')],
  ['read', 'presence/shop/bob', memberOf('shop')],
  ['write', 'presence/shop', 'denied'],
  ['write', 'presence/shop/.priority', 'denied'],
  ['write', 'presence/shop/ann', memberOf('shop')],
  ['write', 'presence/shop/ann/quote', memberOf('shop')],
  ['write', 'presence/shop/ann/.priority', memberOf('shop')],
  ['write', 'presence/shop/bob', 'denied'],
  ['read', 'preferences/ann', 'allowed'],
  ['read', 'preferences/ann/a/b', 'allowed'],
  ['write', 'preferences/ann', 'allowed'],
  ['write', 'preferences/ann/a/b', 'allowed'],
  ['read', 'preferences/bob', 'denied'],
  ['write', 'preferences/bob', 'denied'],
  ['read', '', 'denied'],
  ['write', '', 'denied'],
  ['read', 'teams', 'denied'],
  ['read', 'revisions', 'denied'],
  ['read', 'revisions/.priority', 'denied'],
  ['read', 'presence', 'denied'],
  ['read', 'preferences', 'denied'],
  ['write', 'preferences', 'denied'],
  ['read', 'elsewhere/ann', 'denied'],
  ['write', 'elsewhere/ann', 'denied'],
]

for (const [access, path, requirement] of table) {
  test(`${access} /${path}: ${typeof requirement === 'string' ? requirement : `needs membership of ${requirement.memberOf}`}`, () =>
    assert.deepEqual(requirementFor('ann', access, parsePath(path)), requirement))
}

test('denies everything to signed-out callers', () => {
  for (const [access, path] of table) assert.equal(requirementFor(null, access, parsePath(path)), 'denied')
})
