import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Access, requirementFor } from './access.ts'
import { parsePath } from './tree/path.ts'

const memberOf = (team: string) => ({ memberOf: team })

/** Asked by ann. */
const table: [act: Access, path: string, need: ReturnType<typeof requirementFor>][] = [
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

for (const [act, path, need] of table) {
  test(`to ${act} /${path}, ann ${typeof need === 'string' ? `is ${need}` : `must be a member of ${need.memberOf}`}`, () =>
    assert.deepEqual(requirementFor('ann', act, parsePath(path)), need))
}

test('nobody who is signed out may read or write anything', () => {
  for (const [act, path] of table) assert.equal(requirementFor(null, act, parsePath(path)), 'denied')
})
