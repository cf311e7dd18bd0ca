import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Answer, aQuote, aShop, aTeam, type Shop, startTestProduct } from '#testing'
import { maxTeamsPerPerson, usageLimits } from '../../usage/usage-limits.ts'

const product = await startTestProduct({ RATE_LIMITS: 'on' })
const { clock, mailbox } = product

async function send(shop: Shop, email: string): Promise<Answer> {
  const quote = await aQuote(shop, { customer: { kind: 'private', name: 'Ada Customer', email } })
  return shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/send`, { rev: quote.rev })
}

/** Insert counts directly: real sends would be slow. */
async function setUsed(limit: string, used: number): Promise<void> {
  await product.database.pool.query(
    'update product.usage_counters set used = $2 where starts_with(key, $1)',
    [`${limit}:3600:`, used],
  )
}

test('an account with an unverified address can price but not send', async () => {
  const owner = await product.aPerson({ isVerified: false })
  const shop = await aShop(product, { owner })
  const { status, code } = await send(shop, 'ada@unproven.example')
  assert.deepEqual([status, code], [403, 'quote/sender-unverified'])
  await product.database.pool.query('update identity.users set is_email_verified = true where id = $1', [
    owner.userId,
  ])
  assert.equal((await send(shop, 'ada@unproven.example')).status, 200)
  assert.equal((await mailbox.next('ada@unproven.example')).replyTo?.[0]?.address, owner.email)
})

test('a sender mails one recipient ten times an hour at most, from whichever team; others still can', async () => {
  const [{ uses: allowed }] = usageLimits['mails-per-sender-and-recipient']
  const owner = await product.aPerson()
  const [one, second, other] = await Promise.all([
    aShop(product, { owner }),
    aShop(product, { owner }),
    aShop(product),
  ])
  assert.equal((await send(one, 'shared@home.example')).status, 200)
  await setUsed('mails-per-sender-and-recipient', allowed)
  for (const shop of [one, second]) {
    const { status, body } = await send(shop, 'shared@home.example')
    assert.deepEqual([status, body.error.detail.limit], [429, 'mails-per-sender-and-recipient'])
  }
  assert.equal((await send(other, 'shared@home.example')).status, 200)
  assert.equal((await send(one, 'somebody@shared.example')).status, 200)
  clock.advanceSeconds(3600)
})

test('one recipient gets at most thirty mails an hour, from all teams together, however they are written', async () => {
  const [{ uses: allowed }] = usageLimits['mails-per-recipient']
  const [one, other] = await Promise.all([aShop(product), aShop(product)])
  assert.equal((await send(one, 'stranger@home.example')).status, 200)
  await setUsed('mails-per-recipient', allowed - 1)
  const addresses = ['Stranger+1@home.example', 'stranger+2@Home.example', 'STRANGER@home.example']
  const answers = await Promise.all(addresses.map((address, index) => send(index % 2 ? one : other, address)))
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal(refused.length, 2)
  for (const { code, body } of refused) {
    assert.equal(code, 'quote/too-many-sent')
    const { limit, retryAfterSeconds } = body.error.detail
    assert.equal(limit, 'mails-per-recipient')
    assert.ok(retryAfterSeconds > 3500 && retryAfterSeconds <= 3600)
  }
  assert.equal((await send(one, 'somebody@home.example')).status, 200)
  clock.advanceSeconds(3600)
  assert.equal((await send(one, 'stranger@home.example')).status, 200)
})

test('a team sends a bounded number of invitations an hour', async () => {
  const [{ uses: allowed }] = usageLimits['invitations-per-team']
  const shop = await aShop(product)
  const invite = (name: string) =>
    shop.owner.call('POST', `${shop.path}/invitations`, {
      emails: [`${name}@invited.example`],
      role: 'agent',
      language: 'en',
    })
  const [{ id }] = (await invite('first')).body
  await setUsed('invitations-per-team', allowed)
  for (const refused of [
    await invite('second'),
    await shop.owner.call('POST', `${shop.path}/invitations/${id}/resend`),
  ]) {
    assert.deepEqual([refused.status, refused.code], [429, 'member/too-many-invited'])
    assert.equal(refused.body.error.detail.limit, 'invitations-per-team')
  }
  assert.equal((await shop.owner.call('GET', `${shop.path}/invitations`)).body.length, 1)
  clock.advanceSeconds(3600)
  assert.equal((await invite('second')).status, 201)
})

test('a sender is stopped at 60 mails an hour, and the refused drafts stay drafts', async () => {
  const [{ uses: allowed }] = usageLimits['mails-per-sender']
  const shop = await aShop(product)
  const customer = { kind: 'private' as const, name: 'Ada', email: 'ada@many.example' }
  const first = await aQuote(shop, { customer })
  await shop.owner.call('POST', `${shop.path}/quotes/${first.id}/send`, { rev: first.rev })
  await setUsed('mails-per-sender', allowed)
  const draft = await aQuote(shop, { customer: { ...customer, email: 'bea@many.example' } })
  const refused = await shop.owner.call('POST', `${shop.path}/quotes/${draft.id}/send`, { rev: draft.rev })
  assert.deepEqual([refused.status, refused.body.error.detail.limit], [429, 'mails-per-sender'])
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes/${draft.id}`)).body.state, 'draft')
  clock.advanceSeconds(3600)
})

test('a team sends at most 100 mails an hour, whichever member sends them', async () => {
  const [{ uses: allowed }] = usageLimits['mails-per-team']
  const shop = await aShop(product)
  assert.equal((await send(shop, 'ada@first.example')).status, 200)
  await setUsed('mails-per-team', allowed - 1)
  assert.equal((await send(shop, 'ada@last.example')).status, 200)
  const refused = await send(shop, 'ada@refused.example')
  assert.deepEqual([refused.code, refused.body.error.detail.limit], ['quote/too-many-sent', 'mails-per-team'])
  clock.advanceSeconds(3600)
})

test('free text of a new team has no links in the mail, and its name is not shown alone', async () => {
  const shop = await aShop(product)
  const note = 'Pay at https://bank.example/login or www.bank.example, 3.50 at 10:30'
  const quote = await aQuote(shop, {
    customer: { kind: 'private', name: 'Ada', email: 'ada@links.example' },
    note,
  })
  const sendTo = async (rev: number, id: string) =>
    shop.owner.call('POST', `${shop.path}/quotes/${id}/send`, { rev })
  assert.equal((await sendTo(quote.rev, quote.id)).status, 200)
  const mail = await mailbox.next('ada@links.example')
  for (const part of [mail.text ?? '', mail.html ?? '']) {
    assert.doesNotMatch(part, /https:\/\/bank|bank\.example/)
    assert.ok(part.replaceAll('\u200b', '').includes('https://bank.example/login'))
    assert.ok(part.includes('3.50 at 10:30'))
  }
  assert.equal(mail.from?.name, `${shop.team.name} via Costard Pro`)
  clock.advanceSeconds(31 * 86_400)
  const later = await aQuote(shop, {
    customer: { kind: 'private', name: 'Ada', email: 'ada@links.example' },
    note,
  })
  assert.equal((await sendTo(later.rev, later.id)).status, 200)
  assert.ok((await mailbox.next('ada@links.example')).text?.includes(note))
})

test('a guest has at most three teams, a person creates at most ten an hour', async () => {
  const guest = await product.anAnonymousPerson()
  const add = (name: string, person = guest): Promise<Answer> =>
    person.call('POST', '/teams', { name, country: 'FR', language: 'en', startWith: 'nothing' })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => add(`Team ${index}`)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 201, 201, 429, 429, 429, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  assert.deepEqual([refused?.code, refused?.body.error.detail], ['team/too-many', { allowed: 3 }])
  const person = await product.aPerson()
  for (let count = 0; count < 10; count++)
    await aTeam(person, { name: `Shop ${count}`, startWith: 'nothing' })
  const eleventh = await add('Shop 11', person)
  assert.deepEqual([eleventh.code, eleventh.body.error.detail.limit], ['team/too-many', 'teams-per-person'])
  clock.advanceSeconds(3600)
  assert.equal((await add('Shop 11', person)).status, 201)
})

test('a person has at most 100 teams, and a network creates at most 60 an hour', async () => {
  const person = await product.aPerson()
  const add = (): Promise<Answer> =>
    person.call('POST', '/teams', { name: 'Shop', country: 'FR', language: 'en', startWith: 'nothing' })
  const { body: team } = await add()
  // Copies the member's first team, except one field.
  await product.database.pool.query(
    `insert into product.teams (select (jsonb_populate_record(t, jsonb_build_object('team_id', 'copy-' || n))).*
     from product.teams t, generate_series(1, $2) n where t.team_id = $1)`,
    [team.id, maxTeamsPerPerson - 2],
  )
  assert.equal((await add()).status, 201)
  const refused = await add()
  assert.deepEqual([refused.code, refused.body.error.detail], ['team/too-many', { allowed: 100 }])
  const [{ uses: allowed }] = usageLimits['teams-per-network']
  await setUsed('teams-per-network', allowed - 1)
  const other = await product.aPerson()
  await aTeam(other, { startWith: 'nothing' })
  const late = await other.call('POST', '/teams', { name: 'Shop', country: 'FR', language: 'en' })
  assert.deepEqual([late.code, late.body.error.detail.limit], ['team/too-many', 'teams-per-network'])
})
