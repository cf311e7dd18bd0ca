import assert from 'node:assert/strict'
import { test } from 'vitest'
import { parseQuery } from '../tree/query.ts'
import { restPath } from './rest-path.ts'
import { restQuery } from './rest-query.ts'

const read = (query: Record<string, string>) => restQuery(new URLSearchParams(query))
const invalid = { code: 'invalid_data' }

test('returns no query for a URL without query parameters', () => {
  assert.equal(read({ ns: 'costard', format: 'export' }), undefined)
})

test('parses queries into those of the socket protocol', () => {
  const cases: [Record<string, string>, object][] = [
    [
      { orderBy: '"$key"', limitToFirst: '3' },
      { i: '.key', l: 3, vf: 'l' },
    ],
    [
      { orderBy: '"$priority"', limitToLast: '1' },
      { l: 1, vf: 'r' },
    ],
    [
      { orderBy: '"$value"', startAt: '2' },
      { i: '.value', sp: 2, sin: true },
    ],
    [
      { orderBy: '"a/b"', startAt: '2,"k"', endAt: '"x"' },
      { i: 'a/b', sp: 2, sn: 'k', sin: true, ep: 'x' },
    ],
    [
      { orderBy: '"a"', equalTo: 'null' },
      { i: 'a', sp: null, ep: null },
    ],
    [
      { orderBy: '"a"', startAfter: '3' },
      { i: 'a', sp: 3, sn: '[MAX_NAME]', sin: false },
    ],
    [
      { orderBy: '"a"', startAfter: '3,"[MAX_NAME]"' },
      { i: 'a', sp: 3, sn: '[MAX_NAME]', sin: false },
    ],
    [
      { orderBy: '"a"', endBefore: '3' },
      { i: 'a', ep: 3, en: '[MIN_NAME]', ein: false },
    ],
    [
      { orderBy: '"$key"', startAfter: '"k"' },
      { i: '.key', sp: 'k', sin: false },
    ],
    [
      { shallow: 'true', limitToFirst: '2', startAfter: '"k"' },
      { i: '.key', sp: 'k', sin: false, l: 2, vf: 'l' },
    ],
  ]
  for (const [rest, wire] of cases) assert.deepEqual(read(rest), parseQuery(wire), JSON.stringify(rest))
})

test('rejects invalid queries', () => {
  const wrong: Record<string, string>[] = [
    { limitToFirst: '3' },
    { startAt: '3' },
    { orderBy: 'name' },
    { orderBy: '""' },
    { orderBy: '3' },
    { orderBy: '"a"', shallow: 'true' },
    { orderBy: '"a"', limitToFirst: '3', limitToLast: '3' },
    { orderBy: '"a"', limitToFirst: '-1' },
    { orderBy: '"a"', limitToFirst: '0' },
    { orderBy: '"a"', startAt: '1', startAfter: '1' },
    { orderBy: '"a"', equalTo: '1', endAt: '1' },
    { orderBy: '"a"', equalTo: '1,2,3' },
    { orderBy: '"a"', equalTo: 'x' },
  ]
  for (const query of wrong) assert.throws(() => read(query), invalid, JSON.stringify(query))
})

test('splits the path at slashes before decoding its keys', () => {
  assert.deepEqual(restPath('/preferences/u%20v/%C3%A9.json'), ['preferences', 'u v', 'é'])
  assert.deepEqual(restPath('/.json'), [])
  assert.deepEqual(restPath('/a/.priority.json'), ['a', '.priority'])
  for (const wrong of ['/a%2Fb.json', '/a%.json', '/a%5B.json', '/a%00.json', '/%2E.json']) {
    assert.throws(() => restPath(wrong), invalid, wrong)
  }
})
