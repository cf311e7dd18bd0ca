import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'

const product = fileURLToPath(new URL('../server/product', import.meta.url))

/** Folders with the calls for things whose rows are stored by a lower folder. */
const lowerHalf: Readonly<Record<string, string>> = {
  'audit-log': 'audit',
  'customer-records': 'customers',
  members: 'teams',
}

/**
 * Statements that join tables of several folders, because two statements would cost more than the separation
 * is worth.
 */
const joined: Readonly<Record<string, string>> = {
  'api-keys/api-key-store.ts': 'every call by a key reads the state of its member',
  'assistants/grant-store.ts': 'a connection is a key and its grant, read and changed together',
  'catalog-backtests/earlier-lines.ts': 'streams two years of lines as text to a worker',
  'customer-records/retained-store.ts': 'deletes documents with their records in one statement',
  'customer-records/timeline/activity-store.ts': 'reads the changes and openings of a quote by their indexes',
  'customer-records/timeline/timeline-store.ts': 'merges three sources by their indexes',
  'quotes/quote-store.ts': 'the customer’s page reads a quote with its team',
  'subscriptions/subscription-store.ts': 'every new quote reads the plan of its team',
  'team-lifecycle/list-teams.ts': 'every visit reads a person’s teams with their shops',
  'widgets/funnel-store.ts': 'counts accepted requests of many months',
  'widgets/visits/request-mail-store.ts': 'the recipient is a member of the widget’s team',
  'widgets/visits/visited-widget.ts': 'a visit is answered by one statement',
}

const files = readdirSync(product, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /(?<!\.test|schema)\.ts$/.test(path) && !/(^|\/)testing\//.test(path),
)

/** Imports of tables from other folders. Types of stored values do not count. */
function foreignTables(path: string): string[] {
  const text = readFileSync(join(product, path), 'utf8')
  return [...text.matchAll(/import (?:\{[^}]*\}|\* as \w+) from '(\.[^']*schema\.ts)'/g)].flatMap(
    ([, from = '']) => {
      const schema = relative(product, join(product, dirname(path), from))
      const [own = ''] = path.split('/')
      const [owner = ''] = schema.split('/')
      const isOwn = owner === own || owner === lowerHalf[own] || !schema.includes('/')
      return isOwn ? [] : [schema]
    },
  )
}

test('folders of the product read tables of their own; a few statements join others', () => {
  const found = files.filter((path) => foreignTables(path).length > 0).toSorted()
  assert.ok(files.length > 500)
  assert.deepEqual(found, Object.keys(joined).toSorted())
})
