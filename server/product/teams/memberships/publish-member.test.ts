import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aTeam, startTestProduct } from '#testing'
import { documentProcesses, plain, until } from '../../../realtime/documents/testing/test-documents.ts'
import { toJson } from '../../../realtime/tree/to-export.ts'

const product = await startTestProduct()
const processes = documentProcesses()
const documents = await processes.start(product.database)

test('a team knows its members by the names of their accounts, and no client can state another', async () => {
  const owner = await product.aPerson()
  const team = await aTeam(owner, { startWith: 'nothing' })
  const at = ['revisions', team.id, 'members']
  const members = async (): Promise<any> => plain(toJson(await documents.read(owner, at)))
  await until(async () => (await members()) !== null)
  await owner.call('POST', `/teams/${team.id}/open`)
  assert.deepEqual(await members(), { [owner.userId]: { name: 'Pat Person' } })
  await assert.rejects(
    documents.write(owner, { kind: 'put', path: [...at, owner.userId, 'name'], value: 'Somebody else' }),
  )
})

test('the name of a claimed team is that of its new owner', async () => {
  const [anonymous, owner] = [await product.anAnonymousPerson(), await product.aPerson()]
  const team = await aTeam(anonymous, { startWith: 'nothing' })
  await owner.call('POST', '/teams/claim', { idToken: await anonymous.idToken() })
  const read = () => documents.read(owner, ['revisions', team.id, 'members'])
  await until(async () => {
    const members = await read().catch(() => null)
    return members !== null && 'children' in members && members.children.get(owner.userId) !== undefined
  })
  assert.deepEqual(Object.keys(plain(toJson(await read())) as object), [owner.userId])
})
