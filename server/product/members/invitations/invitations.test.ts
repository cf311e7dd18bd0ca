import assert from 'node:assert/strict'
import { test } from 'vitest'
import { memberLimits } from '@costard/contract'
import { deleteOldInvitations } from './invitation-store.ts'
import { until } from '../../../realtime/documents/testing/test-documents.ts'
import { aMember, aShop, type Person, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()
const { clock, mailbox } = product
const day = 86_400

let count = 0
const newAddress = () => `invited-${(count += 1)}@shop.example`

function invite(by: Person, { path }: Shop, email: string | string[], others: object = {}) {
  return by.call('POST', `${path}/invitations`, {
    emails: [email].flat(),
    role: 'agent',
    language: 'en',
    ...others,
  })
}

async function mailedToken(email: string): Promise<string> {
  const { text = '' } = await mailbox.next(email)
  const [, token = ''] = /\/invitations\/([\w-]{27})\b/.exec(text) ?? []
  assert.notEqual(token, '')
  return token
}

const stateOf = async (token: string) =>
  (await product.call('GET', `/public/invitations/${token}`)).body.state as string

test('invites by mail; the link says who invites to what, and lets its address join once', async () => {
  const shop = await aShop(product)
  const email = newAddress()
  const sent = await invite(shop.owner, shop, email.toUpperCase(), { costView: true })
  assert.deepEqual([sent.status, sent.body[0].email], [201, email])
  const token = await mailedToken(email)
  const shown = await product.call('GET', `/public/invitations/${token}`)
  assert.partialDeepStrictEqual(shown.body, {
    state: 'open',
    teamName: 'Fix & Co',
    invitedBy: 'Pat Person',
    email,
    role: 'agent',
  })
  const accept = `/invitations/${token}/accept`
  const other = await (await product.aPerson()).call('POST', accept)
  assert.deepEqual([other.status, other.code], [403, 'invitation/other-address'])
  assert.equal((await (await product.anAnonymousPerson()).call('POST', accept)).code, other.code)
  const invited = await product.aPerson({ email, name: 'Oscar' })
  const joined = await invited.call('POST', accept)
  assert.partialDeepStrictEqual(joined.body, { id: shop.team.id, role: 'agent', seesCosts: true })
  assert.equal((await invited.call('GET', `${shop.path}/quotes`)).status, 200)
  const again = await invited.call('POST', accept)
  assert.deepEqual(
    [again.status, again.code, again.body.error.detail],
    [410, 'invitation/ended', { state: 'accepted' }],
  )
  assert.deepEqual((await shop.owner.call('GET', `${shop.path}/invitations`)).body, [])
})

test('an invitation used by two calls at the same time is used once', async () => {
  const shop = await aShop(product)
  const email = newAddress()
  await invite(shop.owner, shop, email)
  const token = await mailedToken(email)
  const invited = await product.aPerson({ email })
  const answers = await Promise.all([1, 2, 3].map(() => invited.call('POST', `/invitations/${token}/accept`)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 410, 410])
})

test('a mail in the language asked for, with replies to who invited', async () => {
  const shop = await aShop(product)
  for (const [language, subject] of [
    ['fr', 'Pat Person vous invite à rejoindre Fix & Co'],
    ['de', 'Pat Person lädt Sie zu Fix & Co ein'],
    ['es', 'Pat Person te invita a Fix & Co'],
  ] as const) {
    const email = newAddress()
    await invite(shop.owner, shop, email, { language })
    const mail = await mailbox.next(email)
    assert.deepEqual([mail.subject, mail.replyTo?.[0]?.address], [subject, shop.owner.email])
  }
})

test('expires after seven days; sent again it works for seven more, by the same link', async () => {
  const shop = await aShop(product)
  const email = newAddress()
  const [{ id }] = (await invite(shop.owner, shop, email)).body
  const token = await mailedToken(email)
  const invited = await product.aPerson({ email })
  clock.advanceSeconds(memberLimits.invitationDays * day)
  assert.equal(await stateOf(token), 'expired')
  const late = await invited.call('POST', `/invitations/${token}/accept`)
  assert.deepEqual(late.body.error.detail, { state: 'expired' })
  assert.equal((await shop.owner.call('GET', `${shop.path}/invitations`)).body[0].isExpired, true)
  assert.equal((await shop.owner.call('POST', `${shop.path}/invitations/${id}/resend`)).status, 200)
  assert.equal(await mailedToken(email), token)
  assert.equal((await invited.call('POST', `/invitations/${token}/accept`)).status, 200)
})

test('a withdrawn or declined invitation no longer works, and the address can be invited anew', async () => {
  const shop = await aShop(product)
  const email = newAddress()
  const [{ id }] = (await invite(shop.owner, shop, email)).body
  const token = await mailedToken(email)
  assert.equal((await invite(shop.owner, shop, email)).code, 'member/invited')
  assert.equal((await shop.owner.call('DELETE', `${shop.path}/invitations/${id}`)).status, 200)
  assert.equal(await stateOf(token), 'withdrawn')
  const ended = await shop.owner.call('GET', `${shop.path}/invitations/${id}/link`)
  assert.deepEqual([ended.status, ended.body.error.detail], [410, { state: 'withdrawn' }])
  await invite(shop.owner, shop, email)
  const next = await mailedToken(email)
  assert.equal((await product.call('POST', `/public/invitations/${next}/decline`)).body.state, 'declined')
  const invited = await product.aPerson({ email })
  assert.equal((await invited.call('POST', `/invitations/${next}/accept`)).code, 'invitation/ended')
  assert.equal((await shop.owner.call('GET', `${shop.path}/invitations`)).body[0].isDeclined, true)
  assert.equal((await invite(shop.owner, shop, email)).status, 201)
})

test('the link can be copied, is stored as a hash, and an unknown one says nothing', async () => {
  const shop = await aShop(product)
  const email = newAddress()
  const [{ id }] = (await invite(shop.owner, shop, email)).body
  const token = await mailedToken(email)
  const { url } = (await shop.owner.call('GET', `${shop.path}/invitations/${id}/link`)).body
  assert.equal(url, `${product.config.publicUrl}/invitations/${token}`)
  const { rows } = await product.database.pool.query(
    `select i::text as row, (select string_agg(payload::text, '') from graphile_worker._private_jobs) as jobs
     from product.invitations i where invitation_id = $1`,
    [id],
  )
  assert.ok(!JSON.stringify(rows).includes(token))
  const unknown = await product.call('GET', `/public/invitations/${'x'.repeat(27)}`)
  assert.deepEqual([unknown.status, unknown.code], [404, 'invitation/not-found'])
})

test('invites nobody above the own level, no members, and not more than fit', async () => {
  const shop = await aShop(product)
  const admin = await aMember(product, shop, 'admin')
  await admin.call('POST', `${shop.path}/open`)
  const owner = await invite(admin, shop, newAddress(), { role: 'owner' })
  assert.equal(owner.code, 'request/invalid')
  const email = newAddress()
  const member = await invite(shop.owner, shop, [email, admin.email ?? ''])
  assert.deepEqual([member.code, member.body.error.detail], ['member/already', { emails: [admin.email] }])
  // All invitations are sent, or none.
  assert.deepEqual((await shop.owner.call('GET', `${shop.path}/invitations`)).body, [])
  const { maxInvitedAtOnce, maxInvitations } = memberLimits
  const many = Array.from({ length: maxInvitedAtOnce + 1 }, newAddress)
  assert.equal((await invite(shop.owner, shop, many)).code, 'request/invalid')
  for (let sent = 0; sent < maxInvitations; sent += 10) {
    assert.equal((await invite(shop.owner, shop, Array.from({ length: 10 }, newAddress))).status, 201)
  }
  const full = await invite(shop.owner, shop, newAddress())
  assert.deepEqual([full.status, full.code, full.body.error.detail], [409, 'member/full', { maxInvitations }])
})

test('guests and unconfirmed addresses invite nobody', async () => {
  const guest = await product.anAnonymousPerson()
  const shop = await aShop(product, { owner: guest })
  assert.equal((await invite(guest, shop, newAddress())).code, 'member/sign-up-to-invite')
  const unverified = await product.aPerson({ isVerified: false })
  const other = await aShop(product, { owner: unverified })
  assert.equal((await invite(unverified, other, newAddress())).code, 'member/inviter-unverified')
})

test('nobody joins a closed team; reopened, its invitations count again', async () => {
  const shop = await aShop(product)
  const email = newAddress()
  await invite(shop.owner, shop, email)
  const token = await mailedToken(email)
  await shop.owner.call('POST', `${shop.path}/close`, { name: shop.team.name })
  assert.equal(await stateOf(token), 'withdrawn')
  const invited = await product.aPerson({ email })
  const accept = () => invited.call('POST', `/invitations/${token}/accept`)
  assert.equal((await accept()).code, 'invitation/ended')
  await shop.owner.call('POST', `${shop.path}/reopen`)
  assert.equal((await accept()).status, 200)
})

test('who is suspended or manages members no longer has no open invitations', async () => {
  const shop = await aShop(product)
  for (const [method, at, body] of [
    ['POST', '/suspend', undefined],
    ['PATCH', '', { role: 'agent' }],
    ['DELETE', '', undefined],
  ] as const) {
    const admin = await aMember(product, shop, 'admin')
    const email = newAddress()
    await invite(admin, shop, email)
    const token = await mailedToken(email)
    await shop.owner.call(method, `${shop.path}/members/${admin.userId}${at}`, body)
    assert.equal(await stateOf(token), 'withdrawn', method)
  }
})

test('says when the mail was refused', async () => {
  const shop = await aShop(product)
  mailbox.answer('refusing.example', [550])
  await invite(shop.owner, shop, 'nobody@refusing.example')
  const isUndelivered = async () =>
    (await shop.owner.call('GET', `${shop.path}/invitations`)).body[0].isUndelivered
  await until(isUndelivered)
})

test('invitations are deleted some time after they expired', async () => {
  const shop = await aShop(product)
  const email = newAddress()
  await invite(shop.owner, shop, email)
  const token = await mailedToken(email)
  clock.advanceSeconds((memberLimits.invitationDays + memberLimits.keptDays) * day + 1)
  await deleteOldInvitations(product.database.orm, clock.now())
  assert.equal((await product.call('GET', `/public/invitations/${token}`)).status, 404)
})
