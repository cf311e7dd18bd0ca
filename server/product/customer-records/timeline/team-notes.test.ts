import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CustomerData, customerLimits, type TeamNote } from '@costard/contract'
import { pino } from 'pino'
import { aMember, type Answer, aQuote, aShop, type Person, startTestProduct } from '#testing'
import { documentProcesses } from '../../../realtime/documents/testing/test-documents.ts'
import { teamTables } from '../../../testing/team-tables.ts'
import { removeTeam } from '../../team-lifecycle/remove-team.ts'
import { queueWebhooks } from '../../webhooks/queue-webhooks.ts'
import { eraseInactive } from '../erase-inactive.ts'

const product = await startTestProduct()
const { clock, database } = product
const { pool } = database
const shop = await aShop(product)
const { owner, path, team } = shop
const agent = await aMember(product, shop, 'agent')

async function aCustomer(customer: object = {}): Promise<{ readonly id: string; readonly rev: number }> {
  return (await owner.call('POST', `${path}/customers`, { name: 'Ada', ...customer })).body
}

function note(id: string, text: string, by: Pick<Person, 'call'> = owner): Promise<Answer> {
  return by.call('POST', `${path}/customers/${id}/notes`, { text })
}

async function notes(id: string): Promise<TeamNote[]> {
  return (await owner.call('GET', `${path}/customers/${id}/timeline`)).body.entries
}

async function stored(): Promise<number> {
  const { rows } = await pool.query('select count(*)::int from product.customer_team_notes')
  return rows[0].count
}

/** Inserts notes directly, without calls. */
async function fill(customerId: string, count: number): Promise<void> {
  await pool.query(
    `insert into product.customer_team_notes (team_id, customer_id, note_id, at, written_by, text)
     select $1, $2, left(md5($2 || n), 20), '2025-01-01', $3, 'x' from generate_series(1, $4::int) n`,
    [team.id, customerId, owner.userId, count],
  )
}

test('says who wrote a note and when; its author removes it, and members with note.remove', async () => {
  const { id } = await aCustomer()
  const added = await note(id, '  Pick up at the service entrance, ask for Paul.\n', agent)
  assert.deepEqual([added.status, added.body], [201, (await notes(id))[0]])
  assert.partialDeepStrictEqual(added.body, {
    kind: 'note',
    text: 'Pick up at the service entrance, ask for Paul.',
    at: clock.now().toISOString(),
    by: { id: agent.userId },
  })
  const manager = await aMember(product, shop, 'manager')
  const of = (one: TeamNote) => `${path}/customers/${id}/notes/${one.id}`
  const refused = await manager.call('DELETE', of(added.body))
  assert.deepEqual([refused.status, refused.code], [403, 'customer/note-of-other'])
  assert.equal((await agent.call('DELETE', of(added.body))).status, 200)
  assert.equal((await agent.call('DELETE', of(added.body))).status, 200, 'again changes nothing')
  const other = await note(id, 'Second', agent)
  assert.equal((await owner.call('DELETE', of(other.body))).status, 200)
  assert.deepEqual(await notes(id), [])
})

test('keeps at most so many notes of so many characters, also of two people at once', async () => {
  const { maxTeamNote, maxTeamNotes } = customerLimits
  const { id } = await aCustomer()
  assert.equal((await note(id, 'x'.repeat(maxTeamNote + 1))).code, 'request/invalid')
  assert.equal((await note(id, ' \n')).code, 'request/invalid')
  assert.equal((await note(id, 'x'.repeat(maxTeamNote))).status, 201)
  await fill(id, maxTeamNotes - 2)
  const answers = await Promise.all([note(id, 'Mine'), note(id, 'Theirs', agent)])
  assert.deepEqual(answers.map(({ code }) => code ?? 'added').toSorted(), [
    'added',
    'customer/too-many-notes',
  ])
  assert.deepEqual((await note(id, 'One more')).body.error.detail, { maxTeamNotes })
})

test('a note leaves the revision of the customer alone, and makes the customer one that is kept', async () => {
  const quote = await aQuote(shop, {
    customer: { kind: 'private', name: 'Grace', email: 'grace@x.example' },
  })
  const id = quote.customerId ?? ''
  await note(id, 'Calls on Monday')
  const given = await owner.call('PATCH', `${path}/quotes/${quote.id}`, { rev: quote.rev, customer: null })
  assert.equal(given.status, 200)
  const { body } = await owner.call('GET', `${path}/customers/${id}`)
  assert.deepEqual([body.name, body.rev], ['Grace', 1])
  assert.equal((await owner.call('POST', `${path}/customers/remove-unused`, { ids: [id] })).body.removed, 0)
})

test('a note can be repeated with its key, and is written once', async () => {
  const { id } = await aCustomer()
  const send = () =>
    owner.call(
      'POST',
      `${path}/customers/${id}/notes`,
      { text: 'Once' },
      { 'idempotency-key': 'note-once-1' },
    )
  assert.deepEqual([(await send()).body, (await notes(id)).length], [(await send()).body, 1])
})

test('notes follow a merge, as far as there is room', async () => {
  const [kept, other] = [await aCustomer(), await aCustomer({ name: 'Ada L.' })]
  await note(kept.id, 'First')
  await note(other.id, 'Second')
  const merge = (from: { id: string; rev: number }, rev = kept.rev) =>
    owner.call('POST', `${path}/customers/${kept.id}/merge`, { rev, other: { id: from.id, rev: from.rev } })
  assert.equal((await merge(other)).status, 200)
  assert.deepEqual((await notes(kept.id)).map(({ text }) => text).toSorted(), ['First', 'Second'])
  assert.equal((await owner.call('GET', `${path}/customers/${other.id}/timeline`)).code, 'customer/merged')
  assert.equal((await note(other.id, 'Late')).code, 'customer/merged')
  const { maxTeamNotes } = customerLimits
  const full = await aCustomer({ name: 'Full' })
  await fill(full.id, maxTeamNotes - 1)
  const refused = await merge(full, 2)
  assert.deepEqual([refused.code, refused.body.error.detail], ['customer/too-long', { maxTeamNotes }])
  assert.equal((await notes(full.id)).length, customerLimits.maxTimelinePage, 'they stay where they were')
})

test('a note that is written while its customer is merged is kept or refused', async () => {
  const [kept, other] = [await aCustomer(), await aCustomer({ name: 'Busy' })]
  const [added, merged] = await Promise.all([
    note(other.id, 'Meanwhile'),
    owner.call('POST', `${path}/customers/${kept.id}/merge`, {
      rev: kept.rev,
      other: { id: other.id, rev: other.rev },
    }),
  ])
  assert.equal(merged.status, 200)
  assert.deepEqual((await notes(kept.id)).length, added.status === 201 ? 1 : 0)
  assert.ok(added.status === 201 || added.code === 'customer/merged')
})

test('the data file of the customer has the notes, and an erasure deletes them', async () => {
  const { id, rev } = await aCustomer()
  await note(id, 'Ask for Paul')
  const { body } = await owner.call('GET', `${path}/customers/${id}/data`)
  const data = body as CustomerData
  assert.deepEqual(data.customer.teamNotes, [{ at: clock.now().toISOString(), text: 'Ask for Paul' }])
  assert.equal((await owner.call('POST', `${path}/customers/${id}/erase`, { rev })).status, 200)
  assert.deepEqual(await notes(id), [])
  const { rows } = await pool.query(
    `select (select count(*)::int from product.customer_team_notes where text = 'Ask for Paul') as notes,
       (select count(*)::int from product.audit_entries e where e::text like '%Paul%') as audited`,
  )
  assert.deepEqual(rows, [{ notes: 0, audited: 0 }])
  assert.equal((await note(id, 'Late')).code, 'customer/erased')
})

test('the retention of the team deletes them too', async () => {
  const documents = await documentProcesses().start(database)
  const other = await aShop(product)
  const { body } = await other.owner.call('POST', `${other.path}/customers`, { name: 'Quiet' })
  await other.owner.call('POST', `${other.path}/customers/${body.id}/notes`, { text: 'Was here' })
  await pool.query(
    `update product.customers set created_at = created_at - interval '2 years', updated_at = updated_at - interval '2 years'
     where team_id = $1`,
    [other.team.id],
  )
  await pool.query('update product.teams set retention_months = 6, retention_from = $2 where team_id = $1', [
    other.team.id,
    clock.now(),
  ])
  await eraseInactive({
    database,
    documents,
    notifyOfChange: queueWebhooks,
    now: clock.now,
    log: pino({ level: 'silent' }),
  })
  const { rows } = await pool.query(`select 1 from product.customer_team_notes where text = 'Was here'`)
  assert.deepEqual(rows, [])
})

test('another team neither reads, adds nor removes them, and the end of a team deletes its own alone', async () => {
  const { id } = await aCustomer()
  const { body } = await note(id, 'Ours')
  const other = await aShop(product)
  const { body: theirs } = await other.owner.call('POST', `${other.path}/customers`, { name: 'Theirs' })
  await other.owner.call('POST', `${other.path}/customers/${theirs.id}/notes`, { text: 'Their own' })
  const of = (end: string) => `${other.path}/customers/${id}/${end}`
  assert.equal((await other.owner.call('GET', of('timeline'))).code, 'customer/not-found')
  assert.equal((await other.owner.call('POST', of('notes'), { text: 'x' })).code, 'customer/not-found')
  const own = `${other.path}/customers/${theirs.id}/notes/${body.id}`
  assert.equal((await other.owner.call('DELETE', own)).status, 200)
  assert.equal((await notes(id)).length, 1)
  const before = await stored()
  await database.transaction((tx) => removeTeam(tx, teamTables, other.team.id))
  assert.equal(await stored(), before - 1)
})
