import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const { pool } = product.database

const migration = readFileSync(
  new URL('../../database/migrations/0063_texts-of-groups.sql', import.meta.url),
  'utf8',
)

/** Returns the stored documents, with true for each name of a heading or group: samples were reworded later. */
async function documentsById(): Promise<unknown[]> {
  const { rows } = await pool.query(
    'select document_hash, document from product.catalog_documents order by document_hash',
  )
  return rows.map(({ document_hash: hash, document }) => {
    const { questionGroups, modelGroups, ...wording } = document.wording
    const isNamed = JSON.stringify({ questionGroups, modelGroups }).replaceAll(/:"[^"]+"/g, ':true')
    return { hash: hash.toString('hex'), document: { ...document, wording }, isNamed: JSON.parse(isNamed) }
  })
}

/** Changes stored documents to the format before headings and groups had texts. */
const earlierDocuments = `
  update product.catalog_documents set document = jsonb_set(
    document #- '{wording,questionGroups}' #- '{wording,modelGroups}', '{wording,questions}',
    (select coalesce(jsonb_object_agg(key, value - 'role'), '{}') from jsonb_each(document #> '{wording,questions}')))`

async function migrate(): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const statement of migration.split('--> statement-breakpoint')) await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('documents of the samples get the names of headings and groups, and the roles of questions', async () => {
  await aShop(product)
  const now = await documentsById()
  await pool.query(earlierDocuments)
  assert.notDeepEqual(await documentsById(), now)
  await migrate()
  assert.deepEqual(await documentsById(), now)
  await migrate()
  assert.deepEqual(await documentsById(), now, 'what has a role keeps it')
})

test('a draft with a heading of its own has the role of its question, and no name that it did not have', async () => {
  const { owner, path, catalogs } = await aShop(product)
  const wording = { text: { en: 'Which box?' }, choices: {} }
  const pricing = { type: 'text', required: false, phase: 'both', visibleTo: 'both', choices: [] }
  const changes = Object.entries({ box: 'packaging', bend: 'condition' }).map(([key, group]) => {
    const value = { pricing, wording: { ...wording, group }, position: 1 }
    return { part: { kind: 'question', key, value }, rev: 0 }
  })
  const draft = `${path}/catalogs/${catalogs.buy.pricing.id}/draft`
  assert.equal((await owner.call('PATCH', draft, { baseVersion: 1, changes })).status, 200)
  await migrate()
  const { rows } = await pool.query(
    `select key, value #>> '{wording,role}' as role from product.catalog_parts where team_id = $1 order by key`,
    [path.split('/').at(-1)],
  )
  assert.deepEqual(rows, [
    { key: 'bend', role: 'condition' },
    { key: 'box', role: 'other' },
  ])
})
