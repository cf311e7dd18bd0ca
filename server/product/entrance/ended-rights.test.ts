import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import type { PriceSourceId, WebhookId } from '@costard/contract'
import { createOperator } from '../../identity/accounts/operator.ts'
import {
  acceptance,
  aMember,
  anApiKey,
  aQuote,
  aQuoteInput,
  aSentQuote,
  aShop,
  aLine,
  jpegWithPlace,
  type Person,
  type Shop,
  startTestProduct,
  tokenIn,
} from '#testing'
import { startFakeLookUpService, withJson } from '../device-checks/testing/fake-look-up-service.ts'
import { queueDelivery } from '../webhooks/queue-webhooks.ts'
import { startReceiver } from '../webhooks/testing/receiver.ts'
import { askTokens, connectAssistant, listTools } from '../assistants/testing/connect-assistant.ts'
import { queueReading } from '../price-sources/queue-reading.ts'
import { startListServer } from '../price-sources/testing/list-server.ts'

const product = await startTestProduct({ LOOK_UP_PRIVATE_ADDRESSES: 'on' })
const { clock, database, mailbox } = product
const settings: any = await (await fetch(`${product.url}/__/firebase/init.json`)).json()
const operator = createOperator({ database, now: clock.now })
const receiver = await startReceiver()
const service = await startFakeLookUpService()
service.answer = withJson({ data: { listed: false } })

async function identity(method: string, body: object): Promise<any> {
  const answer = await tried(method, body)
  assert.equal(answer.error, undefined, JSON.stringify(answer))
  return answer
}

/** Returns the answer, or the failure as `error`. */
async function tried(method: string, body: object): Promise<any> {
  const response = await fetch(`${product.url}/v1/accounts:${method}?key=${settings.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** Returns the code of the newest mail with a code; members also get other mails. */
async function mailedCode(email: string): Promise<string> {
  for (;;) {
    const [, code] = /oobCode=([\w-]+)/.exec((await mailbox.next(email)).text ?? '') ?? []
    if (code !== undefined) return code
  }
}

/** A right given out by a member; resolves to true while usable. */
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
        // A removed webhook gets no deliveries.
        const { rows: hooks } = await database.pool.query(
          'select from product.webhooks where webhook_id = $1',
          [body.id],
        )
        if (rows[0]?.state === 'failed' || hooks.length === 0) return false
        await pause(20)
      }
    }
  },
  async 'price source'(shop, member) {
    const lists = await startListServer('Model,Storage,Price\niPhone 15,128 GB,300')
    const { status, body } = await member.call('POST', `${shop.path}/price-sources`, {
      catalogId: shop.catalogs.buy.pricing.id,
      name: 'Recycler',
      url: lists.url,
      header: null,
      jsonPath: null,
      fills: 'hint',
      hint: 'Supplier',
      readAt: '06:00',
      maxMoveBp: 2000,
      maxFewerBp: 200,
      inForceBp: null,
      isOn: true,
    })
    assert.equal(status, 201, JSON.stringify(body))
    return async () => {
      const key = { teamId: shop.team.id, sourceId: body.id as PriceSourceId }
      const before = lists.asked.length
      await queueReading(database.orm, key, { by: null, from: 'address' }, { at: clock.now() })
      for (;;) {
        const { rows } = await database.pool.query(
          'select reading_since from product.price_sources where source_id = $1',
          [body.id],
        )
        if (rows[0]?.reading_since == null) return lists.asked.length > before
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
  async 'link for a customer'(shop, member) {
    const { token } = await aSentQuote({ ...shop, owner: member })
    return async () => (await product.call('GET', `/public/quotes/${token}`)).status === 200
  },
  async 'link to a photo of a customer'(shop, member) {
    const draft = await aQuote(shop)
    const file = await fetch(
      `${product.url}/api${shop.path}/quotes/${draft.id}/files?name=a.jpg&isForCustomer=true`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${await member.idToken()}` },
        body: Uint8Array.from(jpegWithPlace()),
      },
    )
    assert.equal(file.status, 201, await file.clone().text())
    const { id }: any = await file.json()
    const { rev } = (await member.call('GET', `${shop.path}/quotes/${draft.id}`)).body
    const sent = await member.call('POST', `${shop.path}/quotes/${draft.id}/send`, { rev })
    const address = `${product.url}/q/${tokenIn(sent.body.publicUrl)}/files/${id}`
    return async () => (await fetch(address)).status === 200
  },
  async 'document of a customer'(shop, member) {
    const { token } = await aSentQuote({ ...shop, owner: member })
    const address = `${product.url}/q/${token}/document.pdf`
    return async () => (await fetch(address, { redirect: 'manual' })).status === 200
  },
  async 'link to show a device'(shop, member) {
    const visit = await aVisit(await aLiveWidget(shop, member))
    const { body } = await product.call('POST', '/public/widget/submit', {
      token: visit.token,
      variantId: 'iphone-15-256',
      answers: aLine(shop).answers,
      email: `shows-${member.userId}@mail.example`,
      name: 'Ada',
      wantsNews: false,
    })
    return async () => (await fetch(body.showUrl)).status === 200
  },
  async widget(shop, member) {
    const id = await aLiveWidget(shop, member)
    return async () => (await fetch(`${product.url}/w/${id}`)).status === 200
  },
  async 'visit of a widget'(shop, member) {
    const visit = await aVisit(await aLiveWidget(shop, member))
    return async () =>
      (await product.call('POST', '/public/widget/find', { token: visit.token, text: 'iphone' })).status ===
      200
  },
  async 'widget that sends offers'(shop, member) {
    const visit = await aVisit(await aLiveWidget(shop, member, { quoteAs: 'sent' }))
    let people = 0
    return async () => {
      const contact = {
        email: `visitor-${(people += 1)}-of-${member.userId}@mail.example`,
        name: 'Ada',
        wantsNews: false,
      }
      const { body } = await product.call('POST', '/public/widget/submit', {
        token: people === 1 ? visit.token : (await aVisit(visit.widgetId)).token,
        variantId: 'iphone-15-256',
        answers: aLine(shop).answers,
        ...contact,
      })
      return body.isMailed === true
    }
  },
  async assistant(shop, member) {
    const scopes = ['catalogs.read', 'quotes.draft']
    const made = await member.call('POST', `${shop.path}/api-keys`, { name: 'Assistant', scopes })
    assert.equal(made.status, 201)
    return async () => {
      const response = await fetch(`${product.url}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${made.body.token}`,
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'identify_device', arguments: { text: 'iPhone 15 128GB' } },
        }),
      })
      const { result }: any = await response.json()
      return response.status === 200 && result !== undefined && result.isError !== true
    }
  },
  async 'connected assistant'(shop, member) {
    const connected = await connectAssistant(product, shop, member)
    return async () => {
      const tools = await listTools(product, connected.token)
      const { status } = await askTokens(product, {
        grant_type: 'refresh_token',
        client_id: connected.clientId,
        refresh_token: connected.refreshToken,
      })
      assert.equal(tools.status === 200, status === 200, 'refreshed as long as it works')
      return status === 200
    }
  },
} satisfies Record<string, Give>

async function aLiveWidget({ path, catalogs }: Shop, member: Person, settings: object = {}): Promise<string> {
  const body = {
    name: `Of ${clock.now().getTime()}`,
    catalogId: catalogs.buy.pricing.id,
    mode: 'page',
    ...settings,
  }
  const { body: made } = await member.call('POST', `${path}/widgets`, body)
  const live = await member.call('POST', `${path}/widgets/${made.id}/state`, { state: 'live', rev: made.rev })
  assert.equal(live.status, 200, JSON.stringify(live.body))
  return made.id
}

async function aVisit(widgetId: string): Promise<{ readonly widgetId: string; readonly token: string }> {
  const page = await (await fetch(`${product.url}/w/${widgetId}?lang=en`)).text()
  return { widgetId, token: /"token":"([^"]+)"/.exec(page)?.[1] ?? '' }
}

async function runRecurring(name: string): Promise<void> {
  const { rows } = await database.pool.query(
    `select id from graphile_worker.add_job('recurring', json_build_object('name', $1::text))`,
    [name],
  )
  for (let tries = 0; tries < 500; tries += 1) {
    const { rowCount } = await database.pool.query(
      'select from graphile_worker._private_jobs where id = $1',
      [rows[0].id],
    )
    if (rowCount === 0) return
    await pause(20)
  }
}

/** Schedules an action of a member; the result resolves to true if the action was later carried out. */
type Wish = (shop: Shop, member: Person) => Promise<Right>

const wishes = {
  async 'sending when released'(shop, member) {
    const answers = { ...aLine(shop).answers, body: 'bent' }
    const draft = await aQuote(shop, { lines: [aLine(shop, { answers })] })
    const at = `${shop.path}/quotes/${draft.id}`
    const asked = await member.call('POST', `${at}/ask`, { rev: draft.rev })
    const wish = await member.call('POST', `${at}/send-when-released`, { rev: asked.body.rev })
    assert.equal(wish.status, 200, JSON.stringify(wish.body))
    return async () => {
      const release = { rev: wish.body.rev, note: 'Seen' }
      const line = `${at}/lines/${wish.body.lines[0].id}/release`
      await shop.owner.call('POST', line, release)
      for (let tries = 0; tries < 100; tries += 1) {
        const { rows } = await database.pool.query(
          `select state, send_when_released ->> 'state' as wish from product.quotes where quote_id = $1`,
          [draft.id],
        )
        if (rows[0].state === 'sent') return true
        if (rows[0].wish === 'failed') return false
        await pause(20)
      }
      return false
    }
  },
  async 'scheduled publishing'(shop, member) {
    const path = `${shop.path}/catalogs/${shop.catalogs.buy.pricing.id}`
    const part = { kind: 'price', key: 'iphone-15-256', value: { minor: 12_300 } }
    const draft = (await shop.owner.call('GET', `${path}/draft`)).body
    const rev = draft.parts.find(({ kind, key }: any) => kind === part.kind && key === part.key)?.rev ?? 0
    const { body } = await shop.owner.call('PATCH', `${path}/draft`, {
      baseVersion: draft.baseVersion,
      changes: [{ part, rev }],
    })
    const at = `${new Date(clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)}T09:00`
    const set = await member.call('PUT', `${path}/schedule`, { baseVersion: 1, rev: body.rev, at })
    assert.equal(set.status, 200, JSON.stringify(set.body))
    return async () => {
      clock.advanceSeconds(3 * 86_400)
      await runRecurring('catalog-schedules')
      const { rows } = await database.pool.query(
        'select published_version from product.catalogs where team_id = $1 and catalog_id = $2',
        [shop.team.id, shop.catalogs.buy.pricing.id],
      )
      return rows[0].published_version === 2
    }
  },
} satisfies Record<string, Wish>

interface End {
  readonly act: (shop: Shop, member: Person & { readonly email: string }) => Promise<unknown>
  /**
   * Rights that remain: settings of the team that other members see, or rights independent of the ended one.
   */
  readonly stays: readonly (keyof typeof rights | keyof typeof wishes)[]
}

const setUnproven = ({ userId }: Person) =>
  database.pool.query('update identity.users set is_email_verified = false where id = $1', [userId])
/** Rights of customers and visitors belong to the team: other members see and end these. */
const ofCustomers = [
  'link for a customer',
  'link to a photo of a customer',
  'document of a customer',
  'link to show a device',
  'widget',
  'visit of a widget',
] as const
const ofTheTeam = ['webhook', 'price source', 'look-up service', ...ofCustomers] as const

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
    stays: ofCustomers,
  },
  'the owner of the address resets the password': {
    async act(_shop, member) {
      await setUnproven(member)
      await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: member.email })
      const oobCode = await mailedCode(member.email)
      await identity('resetPassword', { oobCode, newPassword: 'of the owner of it' })
    },
    stays: ofCustomers,
  },
  'a changed address is restored': {
    async act(_shop, member) {
      await identity('update', { idToken: await member.idToken(), email: `thief-of-${member.email}` })
      await identity('update', { oobCode: await mailedCode(member.email) })
    },
    stays: ofCustomers,
  },
  'the address is not proven any more': {
    act: (_shop, member) => setUnproven(member),
    stays: [...ofTheTeam, 'link for a phone', 'invitation', 'scheduled publishing'],
  },
  'a proven owner resets the password': {
    async act(_shop, member) {
      await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: member.email })
      const oobCode = await mailedCode(member.email)
      await identity('resetPassword', { oobCode, newPassword: 'another one of it' })
    },
    // An assistant was connected in a session, and all sessions end.
    stays: Object.keys({ ...rights, ...wishes }).filter(
      (name) => name !== 'connected assistant',
    ) as End['stays'],
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
    // A viewer can read catalogs too.
    stays: [...ofTheTeam, 'assistant'],
  },
  'the team is closed': {
    act: ({ owner, path, team }) => owner.call('POST', `${path}/close`, { name: team.name }),
    stays: [],
  },
}

test('every right can be used while nothing ends it', async () => {
  const shop = await aShop(product)
  const admin = await aMember(product, shop, 'admin')
  for (const [name, give] of Object.entries(rights)) {
    const isUsable = await give(shop, admin)
    assert.equal(await isUsable(), true, name)
  }
})

for (const [reason, { act, stays }] of Object.entries(ends))
  test(`ends rights when ${reason}`, async () => {
    const shop = await aShop(product)
    const admin = await aMember(product, shop, 'admin')
    const { email } = admin
    assert.ok(email)
    const given: [string, Right][] = []
    for (const [name, give] of Object.entries(rights)) given.push([name, await give(shop, admin)])
    for (const [name, wish] of Object.entries(wishes)) given.push([name, await wish(shop, admin)])
    clock.advanceSeconds(1)
    await act(shop, { ...admin, email })
    const left: string[] = []
    // Scheduled publishing comes last: it advances the clock by days.
    for (const [name, isUsable] of given) if (await isUsable()) left.push(name)
    assert.deepEqual(left.toSorted(), [...stays].toSorted())
  })

/** Codes mailed to a member; each resolves to true while it still gives access to the account. */
const codes: Readonly<Record<string, (member: Person & { readonly email: string }) => Promise<Right>>> = {
  async 'sign-in link'({ email, userId }) {
    const oobCode = await askedCode({ requestType: 'EMAIL_SIGNIN', email, canHandleCodeInApp: true })
    // A link to an address without an account creates a new account.
    return async () => (await tried('signInWithEmailLink', { email, oobCode })).localId === userId
  },
  async 'reset code'({ email }) {
    const oobCode = await askedCode({ requestType: 'PASSWORD_RESET', email })
    return async () =>
      (await tried('resetPassword', { oobCode, newPassword: 'of whoever has it' })).email === email
  },
}

async function askedCode(request: {
  readonly email: string
  readonly [field: string]: unknown
}): Promise<string> {
  await identity('sendOobCode', { ...request, continueUrl: `${product.url}/` })
  return mailedCode(request.email)
}

const codesLeft: Readonly<Record<keyof typeof ends, readonly string[]>> = {
  // Another link in the same mailbox proves the same owner.
  'the owner of the address signs in by a link': ['sign-in link'],
  'the owner of the address resets the password': [],
  'a changed address is restored': [],
  'the address is not proven any more': ['sign-in link', 'reset code'],
  'a proven owner resets the password': [],
  'the account is disabled': [],
  'the account is deleted': [],
  'the membership is suspended': ['sign-in link', 'reset code'],
  'the member leaves': ['sign-in link', 'reset code'],
  'the role is lowered': ['sign-in link', 'reset code'],
  'the team is closed': ['sign-in link', 'reset code'],
}

for (const [reason, { act }] of Object.entries(ends))
  test(`ends mailed codes when ${reason}`, async () => {
    const left: string[] = []
    for (const [name, give] of Object.entries(codes)) {
      const shop = await aShop(product)
      const admin = await aMember(product, shop, 'admin')
      const { email } = admin
      assert.ok(email)
      const isUsable = await give({ ...admin, email })
      clock.advanceSeconds(1)
      await act(shop, { ...admin, email })
      if (await isUsable()) left.push(name)
    }
    assert.deepEqual(left, codesLeft[reason])
  })

test('what a member asked for is done while nothing ends it', async () => {
  const shop = await aShop(product)
  const admin = await aMember(product, shop, 'admin')
  const asked: [string, Right][] = []
  for (const [name, wish] of Object.entries(wishes)) asked.push([name, await wish(shop, admin)])
  for (const [name, isDone] of asked) assert.equal(await isDone(), true, name)
})

test('what others can use without signing in needs a proven address', async () => {
  const owner = await product.aPerson({ isVerified: false })
  const shop = await aShop(product, { owner })
  for (const give of [rights['API key'], rights.webhook, rights['look-up service'], rights.invitation])
    await assert.rejects(give(shop, owner))
  const refused = await owner.call('POST', `${shop.path}/api-keys`, { name: 'Till', scopes: ['quotes.read'] })
  assert.deepEqual([refused.status, refused.code], [403, 'account/address-unverified'])
})

test('revoked rights leave the lists, and new ones can be given', async () => {
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
