import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { WebhookId } from '@costard/contract'
import { createOperator } from '../identity/accounts/operator.ts'
import {
  acceptance,
  aMember,
  anApiKey,
  aQuote,
  aQuoteInput,
  aSentQuote,
  aShop,
  type Person,
  type Shop,
  startTestProduct,
} from '#testing'
import { startFakeLookUpService, withJson } from './device-checks/testing/fake-look-up-service.ts'
import { queueDelivery } from './webhooks/queue-webhooks.ts'
import { startReceiver } from './webhooks/testing/receiver.ts'

const product = await startTestProduct({ LOOK_UP_PRIVATE_ADDRESSES: 'on' })
const { clock, database, mailbox } = product
const settings: any = await (await fetch(`${product.url}/__/firebase/init.json`)).json()
const operator = createOperator({ database, now: clock.now })
const receiver = await startReceiver()
const service = await startFakeLookUpService()
service.answer = withJson({ data: { listed: false } })

async function identity(method: string, body: object): Promise<any> {
  const response = await fetch(`${product.url}/v1/accounts:${method}?key=${settings.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: any = await response.json()
  assert.equal(response.status, 200, JSON.stringify(answer))
  return answer
}

async function mailedCode(email: string): Promise<string> {
  return /oobCode=([\w-]+)/.exec((await mailbox.next(email)).text ?? '')?.[1] ?? assert.fail('no code')
}

/** A right that a member gave out; whether it can be used now. */
type Right = () => Promise<boolean>
type Give = (shop: Shop, member: Person) => Promise<Right>

const rights = {
  async 'API key'(shop, member) {
    const token = await anApiKey(shop, ['quotes.read', 'quotes.draft'], member)
    const headers = { authorization: `Bearer ${token}` }
    return async () =>
      (await product.call('POST', `${shop.path}/quotes`, aQuoteInput(shop), headers)).status === 201
  },
  async webhook(shop, member) {
    const { status, body } = await member.call('POST', `${shop.path}/webhooks`, {
      url: receiver.url,
      events: ['quote.sent'],
    })
    assert.equal(status, 201)
    const key = { teamId: shop.team.id, webhookId: body.id as WebhookId }
    return async () => {
      const timestamp = clock.now().toISOString()
      const payload = { type: 'quote.sent' as const, timestamp, data: {} as never }
      const { deliveryId } = await database.transaction((tx) => queueDelivery(tx, key, payload, null))
      for (;;) {
        const { rows } = await database.pool.query(
          'select state from product.webhook_deliveries where delivery_id = $1',
          [deliveryId],
        )
        if (rows[0]?.state === 'delivered') return true
        // Of a webhook that is gone, nobody tries a delivery.
        const { rows: hooks } = await database.pool.query(
          'select from product.webhooks where webhook_id = $1',
          [body.id],
        )
        if (rows[0]?.state === 'failed' || hooks.length === 0) return false
        await pause(20)
      }
    }
  },
  async 'look-up service'(shop, member) {
    const saved = await member.call('PUT', `${shop.path}/look-up-service`, {
      name: 'Register',
      urlTemplate: `${service.url}/v1/{number}`,
      headerName: 'X-Api-Key',
      mappings: { blacklist: { pointer: '/data/listed', clear: ['false'], flagged: ['true'] } },
    })
    assert.equal(saved.status, 200)
    return async () => {
      const asked = { imei: '356938035643809', isFresh: true }
      return (await shop.owner.call('POST', `${shop.path}/device-checks`, asked)).status === 200
    }
  },
  async 'link for a phone'(shop, member) {
    const quote = await aQuote(shop)
    const { status, body } = await member.call('POST', `${shop.path}/quotes/${quote.id}/phone-link`, {})
    assert.equal(status, 201)
    return async () => (await fetch(body.url)).status === 200
  },
  async invitation(shop, member) {
    const email = `invited-${clock.now().getTime()}@shop.example`
    const invited = { emails: [email], role: 'agent', language: 'en' }
    const { status, body } = await member.call('POST', `${shop.path}/invitations`, invited)
    assert.equal(status, 201)
    const link = await member.call('GET', `${shop.path}/invitations/${body[0].id}/link`)
    const token = new URL(link.body.url).pathname.split('/').at(-1)
    return async () => (await product.call('GET', `/public/invitations/${token}`)).body.state === 'open'
  },
} satisfies Record<string, Give>

interface End {
  readonly act: (shop: Shop, member: Person & { readonly email: string }) => Promise<unknown>
  /** What stays: a setting of the team that others see, or what the end has nothing to do with. */
  readonly stays: readonly (keyof typeof rights)[]
}

const setUnproven = ({ userId }: Person) =>
  database.pool.query('update identity.users set is_email_verified = false where id = $1', [userId])
const ofTheTeam = ['webhook', 'look-up service'] as const

const ends: Readonly<Record<string, End>> = {
  'the owner of the address signs in by a link': {
    async act(_shop, member) {
      await setUnproven(member)
      await identity('sendOobCode', {
        requestType: 'EMAIL_SIGNIN',
        email: member.email,
        continueUrl: `${product.url}/`,
        canHandleCodeInApp: true,
      })
      const oobCode = await mailedCode(member.email)
      await identity('signInWithEmailLink', { email: member.email, oobCode })
    },
    stays: [],
  },
  'the owner of the address resets the password': {
    async act(_shop, member) {
      await setUnproven(member)
      await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: member.email })
      const oobCode = await mailedCode(member.email)
      await identity('resetPassword', { oobCode, newPassword: 'of the owner of it' })
    },
    stays: [],
  },
  'a changed address is restored': {
    async act(_shop, member) {
      await identity('update', { idToken: await member.idToken(), email: `thief-of-${member.email}` })
      await identity('update', { oobCode: await mailedCode(member.email) })
    },
    stays: [],
  },
  'the address is not proven any more': {
    act: (_shop, member) => setUnproven(member),
    stays: [...ofTheTeam, 'link for a phone', 'invitation'],
  },
  'a proven owner resets the password': {
    async act(_shop, member) {
      await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: member.email })
      const oobCode = await mailedCode(member.email)
      await identity('resetPassword', { oobCode, newPassword: 'another one of it' })
    },
    stays: ['API key', ...ofTheTeam, 'link for a phone', 'invitation'],
  },
  'the account is disabled': {
    act: (_shop, { userId }) => operator.disable(userId),
    stays: ofTheTeam,
  },
  'the account is deleted': {
    act: (_shop, { userId }) => operator.remove(userId),
    stays: ofTheTeam,
  },
  'the membership is suspended': {
    act: ({ owner, path }, { userId }) => owner.call('POST', `${path}/members/${userId}/suspend`),
    stays: ofTheTeam,
  },
  'the member leaves': {
    act: ({ path }, member) => member.call('POST', `${path}/leave`),
    stays: ofTheTeam,
  },
  'the role is lowered': {
    act: ({ owner, path }, { userId }) =>
      owner.call('PATCH', `${path}/members/${userId}`, { role: 'viewer' }),
    stays: ofTheTeam,
  },
  'the team is closed': {
    act: ({ owner, path, team }) => owner.call('POST', `${path}/close`, { name: team.name }),
    stays: [],
  },
}

for (const [reason, { act, stays }] of Object.entries(ends))
  test(`ends rights when ${reason}`, async () => {
    const shop = await aShop(product)
    const admin = await aMember(product, shop, 'admin')
    const { email } = admin
    assert.ok(email)
    const given: [string, Right][] = []
    for (const [name, give] of Object.entries(rights)) given.push([name, await give(shop, admin)])
    for (const [name, isUsable] of given) assert.equal(await isUsable(), true, name)
    clock.advanceSeconds(1)
    await act(shop, { ...admin, email })
    const left: string[] = []
    for (const [name, isUsable] of given) if (await isUsable()) left.push(name)
    assert.deepEqual(left.toSorted(), [...stays].toSorted())
  })

test('what others can use without signing in needs a proven address', async () => {
  const owner = await product.aPerson({ isVerified: false })
  const shop = await aShop(product, { owner })
  for (const give of [rights['API key'], rights.webhook, rights['look-up service'], rights.invitation])
    await assert.rejects(give(shop, owner))
  const refused = await owner.call('POST', `${shop.path}/api-keys`, { name: 'Till', scopes: ['quotes.read'] })
  assert.deepEqual([refused.status, refused.code], [403, 'account/address-unverified'])
})

test('rights that were taken back leave the lists, and new ones can be given', async () => {
  const shop = await aShop(product)
  const email = shop.owner.email ?? ''
  for (const give of Object.values(rights)) await give(shop, shop.owner)
  clock.advanceSeconds(1)
  await setUnproven(shop.owner)
  await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  await identity('resetPassword', { oobCode: await mailedCode(email), newPassword: 'of the owner of it' })
  clock.advanceSeconds(1)
  const { idToken } = await identity('signInWithPassword', { email, password: 'of the owner of it' })
  const call: Person['call'] = (method, path, body) =>
    product.call(method, path, body, { authorization: `Bearer ${idToken}` })
  const owner = { ...shop.owner, call, idToken: async () => idToken }
  const lists = async () => [
    (await call('GET', `${shop.path}/api-keys`)).body,
    (await call('GET', `${shop.path}/webhooks`)).body,
    (await call('GET', `${shop.path}/look-up-service`)).body,
    (await call('GET', `${shop.path}/invitations`)).body,
  ]
  const isEmpty = (found: unknown[]) => found.every((list) => list === null || (list as []).length === 0)
  while (!isEmpty(await lists())) await pause(20)
  for (const give of Object.values(rights)) {
    const isUsable = await give({ ...shop, owner }, owner)
    assert.equal(await isUsable(), true)
  }
})

test('an invitation is accepted by a proven address only', async () => {
  const shop = await aShop(product)
  const email = 'in-advance@shop.example'
  const stranger = await product.aPerson({ email, isVerified: false })
  const invited = { emails: [email], role: 'admin', language: 'en' }
  const { body } = await shop.owner.call('POST', `${shop.path}/invitations`, invited)
  const link = await shop.owner.call('GET', `${shop.path}/invitations/${body[0].id}/link`)
  const token = new URL(link.body.url).pathname.split('/').at(-1)
  const accept = () => stranger.call('POST', `/invitations/${token}/accept`)
  assert.equal((await accept()).code, 'account/address-unverified')
  await database.pool.query('update identity.users set is_email_verified = true where id = $1', [
    stranger.userId,
  ])
  assert.equal((await accept()).status, 200)
})

const once = (key: string) => ({ 'idempotency-key': key })

test('an idempotency key gives nothing of a customer who was erased', async () => {
  const shop = await aShop(product)
  const { owner, path } = shop
  const customer = { kind: 'private', name: 'Unmistakable Person', email: 'unmistakable@customer.example' }
  const input = { ...aQuoteInput(shop), customer }
  const key = await anApiKey(shop, ['quotes.read', 'quotes.draft'])
  const byKey = () =>
    product.call('POST', `${path}/quotes`, input, { authorization: `Bearer ${key}`, ...once('by-key') })
  const byMember = () => owner.call('POST', `${path}/quotes`, input, once('by-member'))
  await byKey()
  const { body: draft } = await byMember()
  const send = () => owner.call('POST', `${path}/quotes/${draft.id}/send`, { rev: draft.rev }, once('send'))
  const { body: sent } = await send()
  const token = /\/q\/([\w-]{27})/.exec(sent.publicUrl)?.[1]
  const accept = () => product.call('POST', `/public/quotes/${token}/accept`, acceptance, once('accept'))
  const edit = () =>
    owner.call('PATCH', `${path}/customers/${sent.customerId}`, { rev, notes: 'B' }, once('edit'))
  await accept()
  const { rev } = (await owner.call('GET', `${path}/customers/${sent.customerId}`)).body
  await edit()
  const { body: before } = await owner.call('GET', `${path}/customers/${sent.customerId}`)
  const erased = await owner.call('POST', `${path}/customers/${sent.customerId}/erase`, { rev: before.rev })
  assert.equal(erased.status, 200, JSON.stringify(erased.body))
  for (const repeat of [byMember, send, accept, edit]) {
    const { status, body } = await repeat()
    assert.equal(status, 410, JSON.stringify(body))
    assert.doesNotMatch(JSON.stringify(body), /unmistakable/i)
  }
  const { rows } = await database.pool.query(
    `select count(*)::int as kept from product.idempotency_keys where answer::text ~* 'unmistakable'`,
  )
  assert.equal(rows[0].kept, 0)
})

test('an idempotency key gives nothing by a link that has ended', async () => {
  const shop = await aShop(product)
  const { token } = await aSentQuote(shop)
  const ask = { text: 'How long does it take?' }
  const repeat = () => product.call('POST', `/public/quotes/${token}/questions`, ask, once('ask'))
  assert.equal((await repeat()).status, 200)
  await shop.owner.call('POST', `${shop.path}/close`, { name: shop.team.name })
  assert.equal((await repeat()).code, 'quote/team-closed')
})
