import assert from 'node:assert/strict'
import { test } from 'vitest'
import { isForWork, offlineKindOf } from './offline-kind.ts'

test('each kind of screen has words of its own without a connection', () => {
  const kindOf = (path: string) => offlineKindOf(`/t/team${path}`)
  for (const path of ['/quotes', '/customers', '/settings/sites', '/settings/members'])
    assert.equal(kindOf(path), 'list', path)
  for (const path of ['/settings/general', '/settings/sites/add', '/settings/sites/s1', '/widgets/w1'])
    assert.equal(kindOf(path), 'form', path)
  for (const path of ['/customers/add', '/customers/c1/edit']) assert.equal(kindOf(path), 'keptForm', path)
  for (const path of ['/catalogs/c1/models', '/catalogs/c1/questions/add'])
    assert.equal(kindOf(path), 'catalog', path)
  for (const path of ['/quotes/q1', '/customers/c1', '/settings/subscription'])
    assert.equal(kindOf(path), 'record', path)
})

test('only screens of the counter can be worked with on a device that keeps what it needs', () => {
  for (const path of ['/quotes', '/customers', '/waiting', '/waiting/q1'])
    assert.equal(isForWork(`/t/team${path}`), true, path)
  for (const path of ['/quotes/q1', '/customers/c1', '/catalogs', '/dashboard', '/settings/members'])
    assert.equal(isForWork(`/t/team${path}`), false, path)
})
