// npm run release [-- FOLDER] [--without-database]: writes costard-pro-VERSION.tgz into the folder, by default the one of
// the repository; without the embedded PostgreSQL it is costard-pro-VERSION-without-database.tgz.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWeb } from '../build-web.mjs'
import { root } from '../run.mjs'
import { makeRelease, nameOfRelease } from './make-release.ts'
import { pack } from './pack.ts'

const { values, positionals } = parseArgs({
  options: { 'without-database': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const hasDatabase = !values['without-database']
const target = resolve(positionals[0] ?? root)
const name = nameOfRelease(root)
const archive = join(target, `${name}${hasDatabase ? '' : '-without-database'}.tgz`)
const building = mkdtempSync(join(tmpdir(), 'costard-release-'))
try {
  await buildWeb()
  await makeRelease(root, join(building, name), { hasDatabase })
  mkdirSync(target, { recursive: true })
  pack(join(building, name), archive)
} finally {
  rmSync(building, { recursive: true, force: true })
}
const bytes = readFileSync(archive)
console.log(`${archive}\n${bytes.length} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex')}`)
