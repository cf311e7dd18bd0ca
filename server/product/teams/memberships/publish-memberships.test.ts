import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { test } from 'vitest'
import { aMember, aShop, aTeam, type Person, samples, startTestProduct } from '#testing'
import {
  recordingWatcher,
  documentProcesses,
  plain,
  until,
} from '../../../realtime/documents/testing/test-documents.ts'
import { toJson } from '../../../realtime/tree/to-export.ts'
import { members } from '../schema.ts'
import { publishMemberships } from './publish-memberships.ts'

const product = await startTestProduct()
const processes = documentProcesses()
const { clock, database } = product
const documents = await processes.start(database)

/** Waits for the expected live document of a user. */
async function expectTeams({ userId }: Person, expected: unknown): Promise<void> {
  let known: unknown
  const isKnown = async (): Promise<boolean> => {
    known = plain(toJson(await documents.read({ userId }, ['teams', userId])))
    return isDeepStrictEqual(known, expected)
  }
  await until(isKnown).catch(() => assert.deepEqual(known, expected))
}

test('adding and opening a team update the live document', async () => {
  const owner = await product.aPerson()
  const team = await aTeam(owner, { name: 'Quay Phones', startWith: 'nothing' })
  const at = clock.now().getTime()
  const known = { name: 'Quay Phones', role: 'owner', currency: 'EUR', lastUsedAt: at }
  await expectTeams(owner, { [team.id]: known })
  clock.advanceSeconds(60)
  await owner.call('POST', `/teams/${team.id}/open`)
  await expectTeams(owner, { [team.id]: { ...known, lastUsedAt: at + 60_000 } })
})

test('logo and city are in the live document and in the list of teams', async () => {
  const shop = await aShop(product)
  const { owner, path, team } = shop
  const known = { name: team.name, role: 'owner', currency: 'EUR', lastUsedAt: clock.now().getTime() }
  const details = { legalName: '', street: '', directions: '', phone: '', hours: null, terms: {} }
  await owner.call('PUT', `${path}/shop`, { ...details, name: team.name, town: 'D07 F6T1 Dublin', rev: 0 })
  await expectTeams(owner, { [team.id]: { city: 'Dublin', ...known } })
  const saved = await owner.call('PUT', `${path}/shop/logo`, { image: samples.png.toString('base64') })
  await expectTeams(owner, { [team.id]: { city: 'Dublin', logo: saved.body.logoUrl, ...known } })
  assert.partialDeepStrictEqual((await owner.call('GET', '/teams')).body, [
    { city: 'Dublin', logoUrl: saved.body.logoUrl },
  ])
  await owner.call('DELETE', `${path}/shop/logo`)
  await expectTeams(owner, { [team.id]: { city: 'Dublin', ...known } })
})

test('claimed teams move between the live documents', async () => {
  const [anonymous, owner] = [await product.anAnonymousPerson(), await product.aPerson()]
  const team = await aTeam(anonymous, { name: 'Moved', startWith: 'nothing' })
  const known = { name: 'Moved', role: 'owner', currency: 'EUR', lastUsedAt: clock.now().getTime() }
  await expectTeams(anonymous, { [team.id]: known })
  const ear = recordingWatcher()
  await documents.watch(anonymous, ['presence', team.id], ear)
  await documents.write(anonymous, {
    kind: 'put',
    path: ['presence', team.id, anonymous.userId],
    value: 'here',
  })
  await owner.call('POST', '/teams/claim', { idToken: await anonymous.idToken() })
  await expectTeams(owner, { [team.id]: known })
  await expectTeams(anonymous, null)
  await until(() => ear.cancellations === 1)
  assert.equal(await documents.read(owner, ['presence', team.id]), null)
})

test('suspending a member ends what they watch; who leaves keeps a name', async () => {
  const shop = await aShop(product)
  const agent = await aMember(product, shop, 'agent')
  const { id } = shop.team
  await agent.call('POST', `${shop.path}/open`)
  await until(async () => (await documents.read(agent, ['teams', agent.userId])) !== null)
  const watcher = recordingWatcher()
  await documents.watch(agent, ['revisions', id], watcher)
  await shop.owner.call('POST', `${shop.path}/members/${agent.userId}/suspend`)
  await until(() => watcher.cancellations === 1)
  await expectTeams(agent, null)
  await shop.owner.call('POST', `${shop.path}/members/${agent.userId}/reactivate`)
  await until(async () => (await documents.read(agent, ['teams', agent.userId])) !== null)
  await agent.call('POST', `${shop.path}/leave`)
  await expectTeams(agent, null)
  const name = await documents.read(shop.owner, ['revisions', id, 'members', agent.userId, 'name'])
  assert.equal(plain(toJson(name)), 'Pat Person')
})

test('concurrent changes for one user are all published', async () => {
  const person = await product.aPerson()
  const teams = await Promise.all([1, 2, 3].map(() => aTeam(person, { startWith: 'nothing' })))
  const at = clock.now()
  await Promise.all(
    teams.map(({ id }) =>
      database.transaction(async (tx) => {
        await tx
          .insert(members)
          .values({ teamId: id, userId: 'late', role: 'agent', joinedAt: at, lastUsedAt: at })
        await publishMemberships(tx, { documents }, ['late'])
      }),
    ),
  )
  const late = { userId: 'late' } as Person // only the id is used
  await until(async () => {
    const node = await documents.read(late, ['teams', 'late'])
    return node !== null && 'children' in node && node.children.size === 3
  })
})
