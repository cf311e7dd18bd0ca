import assert from 'node:assert/strict'
import { test } from 'vitest'
import { BackupRefused } from './backup-refused.ts'
import { readContents } from './header.ts'

const table = { columns: ['id', '"end"'], rows: 1, bytes: 1, sha256: 'x' }
const whole = {
  tables: { 'product.teams': table },
  sequences: { 'product.teams_id_seq': '1' },
  events: 0,
  files: 0,
  fileBytes: 0,
  missingFiles: [],
}
const reads = (contents: object) => () => readContents(JSON.stringify(contents))

test('tables, columns and sequences of a backup are names of our schemas and nothing else', () => {
  assert.deepEqual(reads(whole)(), whole)
  for (const name of ['public.teams', 'product.teams (id)', 'product.teams; select 1', 'product.', 'teams'])
    assert.throws(reads({ ...whole, tables: { [name]: table } }), BackupRefused, name)
  for (const column of ['id, name', 'id)', '"a"b"', ''])
    assert.throws(
      reads({ ...whole, tables: { 'product.teams': { ...table, columns: [column] } } }),
      BackupRefused,
    )
  assert.throws(reads({ ...whole, sequences: { 'pg_catalog.x': '1' } }), BackupRefused)
})
