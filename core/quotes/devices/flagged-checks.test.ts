import assert from 'node:assert/strict'
import { test } from 'vitest'
import { flaggedSince, type KnownCheck } from './flagged-checks.ts'

type Said = readonly [result: KnownCheck['result'], at: number, kind?: string]

function checks(said: readonly Said[]): KnownCheck[] {
  return said.map(([result, day, kind = 'blacklist']) => ({
    kind,
    result,
    at: `2026-03-0${day}T09:00:00.000Z`,
  }))
}

const cases: readonly [name: string, own: readonly Said[], later: readonly Said[], flagged: string[]][] = [
  ['nothing came in', [['flagged', 1]], [], []],
  ['a flagged one came in', [], [['flagged', 2]], ['blacklist']],
  ['it was clear before', [['clear', 1]], [['flagged', 2]], ['blacklist']],
  [
    'a newer clear one lifts it',
    [],
    [
      ['flagged', 2],
      ['clear', 3],
    ],
    [],
  ],
  [
    'of the same moment the later one counts',
    [],
    [
      ['flagged', 2],
      ['clear', 2],
    ],
    [],
  ],
  [
    'the newest counts, whatever came in last',
    [],
    [
      ['clear', 3],
      ['flagged', 2],
    ],
    [],
  ],
  [
    'unknown lifts nothing',
    [],
    [
      ['flagged', 2],
      ['unknown', 3],
    ],
    ['blacklist'],
  ],
  ['unknown flags nothing', [['clear', 1]], [['unknown', 2]], []],
  [
    'another kind lifts nothing',
    [],
    [
      ['flagged', 2],
      ['clear', 3, 'findMy'],
    ],
    ['blacklist'],
  ],
  [
    'each kind once',
    [],
    [
      ['flagged', 2],
      ['flagged', 3],
      ['flagged', 3, 'mdm'],
    ],
    ['blacklist', 'mdm'],
  ],
  ['it was priced as flagged', [['flagged', 1]], [['flagged', 2]], []],
  [
    'priced as flagged, cleared, flagged again',
    [['flagged', 1]],
    [
      ['clear', 2],
      ['flagged', 3],
    ],
    ['blacklist'],
  ],
  ['the price was made with a newer clear one', [['clear', 3]], [['flagged', 2]], []],
]

for (const [name, own, later, flagged] of cases)
  test(`checks that stop an acceptance: ${name}`, () => {
    const kinds = flaggedSince(checks(own), checks(later)).map(({ kind }) => kind)
    assert.deepEqual(kinds, flagged)
  })
