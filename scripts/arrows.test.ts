import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const checkout = await mkdtemp(join(tmpdir(), 'costard-arrows-'))
afterAll(() => rm(checkout, { recursive: true }))

/** Imports that the lint rules must reject: the importing file, and what it imports. */
const refused: [file: string, imported: string][] = [
  ['core/devices/a.ts', '@costard/pricing'],
  ['core/devices/a.ts', 'zod'],
  ['core/devices/a.ts', 'node:fs'],
  ['core/pricing/a.ts', '../devices/devices.ts'],
  ['core/pricing/testing-free/a.ts', '../../quotes/quotes.ts'],
  ['core/quotes/a.ts', '@costard/devices'],
  ['core/quotes/a.ts', '@orpc/contract'],
  ['core/quotes/a.ts', 'zod'],
  ['core/catalogs/a.ts', '@costard/quotes'],
  ['core/catalogs/a.ts', 'zod'],
  ['contract/a.ts', '@costard/server'],
  ['contract/a.ts', '@costard/templates'],
  ['contract/a.ts', '../server/config/config.ts'],
  ['contract/a.ts', 'node:crypto'],
  ['templates/a.ts', '@costard/contract'],
  ['templates/emails/a.ts', 'node:fs'],
  ['web/a.ts', '@costard/server'],
  ['web/screens/a.tsx', '@costard/templates'],
  ['web/screens/home/a.tsx', '../../../server/config/config.ts'],
  ['web/api/a.ts', 'node:http'],
  ['server/app.ts', '@costard/web'],
  ['server/app.ts', '../web/paths.ts'],
  ['server/app.ts', '#testing'],
  ['server/config/a.ts', '#database'],
  ['server/database/a.ts', '#http'],
  ['server/http/a.ts', '#mail'],
  ['server/secrets/a.ts', '#identity'],
  ['server/mail/a.ts', '#outbox'],
  ['server/outbox/a.ts', '#identity'],
  ['server/identity/a.ts', '#product'],
  ['server/identity/accounts/a.ts', '../../product/product.ts'],
  ['server/identity/a.ts', '../mail/mailer.ts'],
  ['server/realtime/a.ts', '#product'],
  ['server/content/a.ts', '#product'],
  ['server/product/quotes/a.ts', '../../identity/users.ts'],
  ['server/product/a.ts', '#testing'],
  ['server/product/quotes/a.ts', '../../start-server.ts'],
  ['server/product/teams/a.ts', '../quotes/schema.ts'],
  ['server/product/audit/a.ts', '../webhooks/queue-webhooks.ts'],
  ['server/product/members/invitations/a.ts', '../../sites/change-site.ts'],
  ['server/product/catalogs/drafts/a.ts', '../../quotes/quote-store.ts'],
  ['server/product/customers/a.ts', '../quotes/quote-store.ts'],
  ['server/product/quotes/lines/a.ts', '../../messages/message-store.ts'],
  ['server/product/messages/a.ts', '../widgets/widget-store.ts'],
  ['server/product/webhooks/a.ts', '../product.ts'],
  ['server/product/mcp/a.ts', '../entrance/guard.ts'],
  ['server/product/a.ts', '#backup'],
  ['server/backup/a.ts', '../product/product.ts'],
]

/** Imports that the lint rules must accept. */
const accepted: [file: string, imported: string][] = [
  ['core/pricing/b.ts', './a.ts'],
  ['core/quotes/b.ts', '@costard/pricing'],
  ['core/catalogs/b.ts', '@costard/pricing'],
  ['contract/b.ts', '@costard/quotes'],
  ['templates/emails/b.ts', '../html.ts'],
  ['web/screens/b.tsx', '@costard/contract'],
  ['server/app.ts', '#product'],
  ['server/start-server.ts', '#backup'],
  ['server/backup/b.ts', '#product'],
  ['server/product/quotes/b.ts', '../customers/customer-store.ts'],
  ['server/product/quotes/b.ts', '#identity'],
  ['server/product/quotes/lines/b.ts', '../../catalogs/catalog-store.ts'],
  ['server/product/widgets/visits/b.ts', '../../quotes/quote-store.ts'],
  ['server/identity/b.ts', '#mail'],
  ['server/outbox/b.ts', '#database'],
  ['server/product/quotes/b.test.ts', '#testing'],
]

test('rejects an import against the arrows', async () => {
  const found = await lint(refused)
  const missed = [...refused.entries()].filter(
    ([index, [file]]) => !found.has(`eslint(no-restricted-imports) ${nameOf(file, index)}`),
  )
  assert.deepEqual(missed, [])
})

test('accepts an import along the arrows', async () => {
  const found = await lint(accepted)
  const rejected = [...accepted.entries()].filter(([index, [file]]) =>
    found.has(`eslint(no-restricted-imports) ${nameOf(file, index)}`),
  )
  assert.deepEqual(rejected, [])
})

test('rejects a cycle, also through an entry under imports', async () => {
  await put('server/package.json', await readFile(join(root, 'server/package.json'), 'utf8'))
  await put('server/identity/identity.ts', "export { mail } from '#mail'\n")
  await put(
    'server/mail/mail.ts',
    "export { identity } from '../identity/identity.ts'\nexport const mail = 1\n",
  )
  await put('core/devices/one.ts', "export { two } from './two.ts'\nexport const one = 1\n")
  await put('core/devices/two.ts', "export { one } from './one.ts'\nexport const two = 2\n")
  const found = await lint([])
  for (const file of ['server/identity/identity.ts', 'core/devices/one.ts']) {
    assert.ok(found.has(`import(no-cycle) ${file}`), file)
  }
})

test('gives each folder of the product a floor, and no two folders import each other', () => {
  const product = join(root, 'server/product')
  const folders = readdirSync(product, { withFileTypes: true }).filter((one) => one.isDirectory())
  const named = new Set(
    readFileSync(join(root, '.oxlintrc.json'), 'utf8').match(/(?<=server\/product\/)[\w-]+/g),
  )
  const arrows = new Set(
    folders.flatMap(({ name }) => importsOf(join(product, name)).map((target) => `${name} ${target}`)),
  )
  const outside = ['entrance', 'testing']
  assert.deepEqual(
    folders.map(({ name }) => name).filter((name) => !named.has(name) && !outside.includes(name)),
    [],
  )
  const pairs = [...arrows].filter((arrow) => arrows.has(arrow.split(' ').toReversed().join(' ')))
  assert.deepEqual(pairs, [])
  assert.ok(arrows.size > 100, `${arrows.size} arrows`)
})

/** Returns the folders of the product that are imported by the files of one folder, without tests. */
function importsOf(folder: string): string[] {
  const product = dirname(folder)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('testing/'),
  )
  return files.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, to = '']) => relative(product, join(folder, dirname(path), to)).split('/'))
      .filter(([first = '', ...rest]) => rest.length > 0 && first !== '..' && join(product, first) !== folder)
      .map(([first = '']) => first),
  )
}

async function lint(imports: [file: string, imported: string][]): Promise<Set<string>> {
  await copyFile(join(root, '.oxlintrc.json'), join(checkout, '.oxlintrc.json'))
  for (const [index, [file, imported]] of imports.entries()) {
    await put(nameOf(file, index), `import * as all from '${imported}'\nexport const one = all\n`)
  }
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: checkout, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  return new Set(diagnostics.map(({ code, filename }) => `${code} ${filename}`))
}

// Returns a separate file name for each import.
function nameOf(file: string, index: number): string {
  return file.replace(/(\w)(\.test)?(\.tsx?)$/, `$1${index}$2$3`)
}

async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(checkout, path)), { recursive: true })
  await writeFile(join(checkout, path), content)
}
