import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { root } from './run.mjs'

const pages = ['ops/README.md', 'ops/backup.md', 'ops/citus.md', 'ops/kubernetes.md', 'docs/operations.md']
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')

/** Returns the commands on a page: the lines of its `sh` blocks, and those of this program in its text. */
function commandsOf(page: string): string[] {
  const text = read(page)
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) =>
    block.replaceAll(/ *\\\n */g, ' ').split('\n'),
  )
  const spans = [...text.matchAll(/`((?:npm run|node) [^`\n]+)`/g)].map(([, span = '']) => span)
  return [...blocks, ...spans].map((line) => line.replace(/\s+#.*/, '').trim()).filter((line) => line !== '')
}

/** The test that runs a command, with the text in it that proves this; or the reason why no test can. */
type Entry =
  | readonly [command: RegExp, test: string, proof: string]
  | readonly [command: RegExp, reason: string]

const backups = 'scripts/backup.test.ts'
const moves = 'scripts/move.test.ts'
const image = 'scripts/release/image.long.test.ts'
const release = 'scripts/release/release.long.test.ts'

/** The first entry that matches a command applies. */
const entries: readonly Entry[] = [
  [/^tar -xzf costard-pro-VERSION\.tgz/, release, "'-xzf', archive"],
  [/^cd \/opt\/costard-pro-VERSION$/, release, 'cwd: release'],
  [/^(DATA_DIR=\S+ PUBLIC_URL=\S+ )?node costard\.js$/, release, "['costard.js']"],
  [/^node costard\.js help$/, release, "run('help')"],
  [/^node costard\.js (NAME|account show \S+)$/, release, "run('account', 'show'"],
  [/^(useradd|ln|install|cp|systemctl|journalctl) /, 'needs a machine that systemd has started'],
  [/^npm run release -- ops --without-database$/, image, "'--without-database'"],
  [/^npm run release$/, release, "'scripts/release/release.ts'"],
  [/^buildah build /, image, "'--format',\n      'docker'"],
  [/^podman run /, 'needs podman and an image of a registry'],
  [/^psql -1 -f ops\/citus\.sql /, 'needs a PostgreSQL with Citus, which no package registry has'],
  [
    /^DATABASE_(DIRECT_)?URL=\S+:(6432|5432)\/costard$/,
    'server/database/pooler.test.ts',
    'DATABASE_DIRECT_URL',
  ],
  [/^DATABASE_URL='\S+,\S+'$/, 'server/database/primary.test.ts', 'target_session_attrs=read-write'],
  [/^kubectl create secret generic costard-pro /, 'scripts/commands-of-pages.test.ts', '--dry-run=client'],
  [/^BACKUP_TO=\S+ .* npm start$/, 'server/backup/scheduled-backup.test.ts', 'scheduledBackup'],
  [/^npm run (backup|restore|drill) -- s3:/, backups, "'s3://"],
  [/^npm run backup -- \S+ --recipient /, backups, "'--recipient'"],
  [/^npm run restore -- \S+ --team /, 'scripts/restore-team.test.ts', "'--team'"],
  [/^(DATABASE_URL=\S+ )?npm run restore -- \S+ --identity /, backups, "'--identity'"],
  [/^(DATA_DIR=\S+ )?npm run restore\b/, backups, './run-restore.ts'],
  [/^npm run backup\b/, backups, './run-backup.ts'],
  [/^npm run drill\b/, moves, './run-drill.ts'],
  [/^npm run move -- --undo$/, moves, "'--undo'"],
  [/^npm run move\b/, moves, './run-move.ts'],
  [/^npm run account\b/, 'scripts/account.test.ts', './run-account.ts'],
  [/^npm run events -- release$/, backups, "['release']"],
  [/^npm run events( -- (failed|retry JOB))?$/, 'scripts/events.test.ts', './run-events.ts'],
  [/^npm run files -- (adopt|check)$/, 'scripts/files.test.ts', './run-files.ts'],
  [/^npm run secret-key -- (renew|check)$/, 'scripts/secret-key.test.ts', './run-secret-key.ts'],
  [/^npm run help-ratings$/, 'scripts/help-ratings.test.ts', './run-help-ratings.ts'],
  [/^npm run migrate$/, 'scripts/started-commands.long.test.ts', "'migrate.ts'"],
  [/^node -p process\.versions\.tz$/, 'scripts/commands-of-pages.test.ts', "'process.versions.tz'"],
]

const commands = pages.flatMap((page) => commandsOf(page).map((command) => ({ page, command })))

test('every command that pages for operators name is run by a test, or a reason says why not', () => {
  assert.ok(commands.length > 40)
  const used = new Set<Entry>()
  for (const { page, command } of commands) {
    const entry = entries.find(([pattern]) => pattern.test(command))
    assert.ok(entry, `${page}: no test runs ${command}`)
    used.add(entry)
  }
  assert.deepEqual(
    entries.filter((entry) => !used.has(entry)).map(([pattern]) => String(pattern)),
    [],
  )
  for (const [, file, proof] of entries) {
    if (proof === undefined) continue
    assert.ok(existsSync(`${root}/${file}`), file)
    assert.ok(read(file).includes(proof), `${file} has no ${proof}`)
  }
})

test('the commands are sentences of a shell', () => {
  for (const { page, command } of commands) {
    const { status, stderr } = spawnSync('bash', ['-n', '-c', command], { encoding: 'utf8' })
    assert.equal(status, 0, `${page}: ${command}: ${stderr}`)
  }
})

test('node prints the release of its time zones', () => {
  const { stdout } = spawnSync(process.execPath, ['-p', 'process.versions.tz'], { encoding: 'utf8' })
  assert.match(stdout, /^20\d\d[a-z]\n$/)
})

test(
  'kubectl takes the command that makes the secret',
  { skip: spawnSync('kubectl', ['version', '--client']).status !== 0, timeout: 60_000 },
  () => {
    const { command } = commands.find((one) => one.command.startsWith('kubectl create secret'))!
    const { status, stdout, stderr } = spawnSync('bash', ['-c', `${command} --dry-run=client -o json`], {
      encoding: 'utf8',
    })
    assert.equal(status, 0, stderr)
    assert.deepEqual(Object.keys(JSON.parse(stdout).data).sort(), [
      'DATABASE_URL',
      'S3_URL',
      'SECRET_KEY',
      'SMTP_URL',
    ])
  },
)
