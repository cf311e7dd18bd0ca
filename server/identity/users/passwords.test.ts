import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { onTestFinished, test } from 'vitest'
import { listFiles } from '../../../scripts/list-files.ts'
import { useLightPasswords } from '../../testing/light-passwords.ts'
import { hashPassword, isCorrectPassword, setHashCost, usualHashCost } from './passwords.ts'

const password = 'correct horse battery'
const root = fileURLToPath(new URL('../../../', import.meta.url))

test('a password is hashed with 19 MiB and two iterations, whatever other tests use', async () => {
  onTestFinished(useLightPasswords)
  setHashCost(usualHashCost)
  const hash = await hashPassword(password)
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  useLightPasswords()
  assert.ok(await isCorrectPassword(hash, password))
  assert.ok(!(await isCorrectPassword(hash, `${password} `)))
  assert.ok(!(await isCorrectPassword(undefined, password)))
})

test('only tests change the cost of a hash', () => {
  const found = listFiles('server', /\.ts$/).filter(
    (file) =>
      !/\.test\.ts$|testing\//.test(file) && readFileSync(root + file, 'utf8').includes('setHashCost('),
  )
  assert.deepEqual(found, ['server/identity/users/passwords.ts'])
})
