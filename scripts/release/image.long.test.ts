import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { after } from '../../server/testing/after.ts'
import { freePort, startDatabaseProxy, testDatabase } from '../../server/testing/testing.ts'
import { pinnedNode, root } from '../run.mjs'

/** Images are built by buildah as root; Debian includes it. */
const cannotBuild = process.getuid?.() !== 0 || spawnSync('buildah', ['--version']).status !== 0
const maxImageBytes = 300_000_000
const nativeFiles = globSync('node_modules/{@img,@myriaddreamin,@node-rs}/**/*.{node,so.*}', {
  cwd: root,
}).map((file) => join(root, file))

const place = mkdtempSync(join(tmpdir(), 'costard-image-'))
const storage = ['--storage-driver', 'vfs', '--root', join(place, 'storage'), '--runroot', join(place, 'run')]
after(() => rmSync(place, { recursive: true, force: true }))

function buildah(...args: string[]): string {
  const [command = '', ...rest] = args
  return execFileSync('buildah', [...storage, command, ...rest], {
    cwd: place,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()
}

/**
 * Replaces an image that the Containerfile names, which would come from a registry, with an image of these
 * files.
 */
function baseImage(name: string, files: Readonly<Record<string, string>>): void {
  const folder = join(place, `${name}-files`)
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(realpathSync(source), join(folder, path))
  }
  const container = buildah('from', 'scratch')
  buildah('copy', container, folder, '/')
  buildah('commit', '--rm', container, name)
}

/** Returns the system libraries that programs and native packages are linked with, by path. */
function librariesOf(programs: readonly string[]): Record<string, string> {
  const printed = programs.map((program) => execFileSync('ldd', [program], { encoding: 'utf8' })).join('\n')
  const paths = [...printed.matchAll(/(?<=\s)(\/(?:usr\/)?lib\S+) \(0x/g)].map(([, path = '']) => path)
  return Object.fromEntries(paths.map((path) => [path, path]))
}

test(
  'the image is small, and serves with a read-only root as an unnamed user',
  {
    skip: cannotBuild,
    timeout: 300_000,
  },
  async () => {
    copyFileSync(join(root, 'ops/Containerfile'), join(place, 'Containerfile'))
    execFileSync(process.execPath, ['scripts/release/release.ts', place, '--without-database'], { cwd: root })
    const archive = readdirSync(place).find((name) => name.endsWith('-without-database.tgz')) ?? ''
    const [, version = ''] = /^costard-pro-(.+)-without-database\.tgz$/.exec(archive) ?? []
    baseImage('node-image', { 'usr/local/bin/node': pinnedNode })
    baseImage('base-image', {
      ...librariesOf([pinnedNode, ...nativeFiles]),
      'etc/ssl/certs/ca-certificates.crt': '/etc/ssl/certs/ca-certificates.crt',
    })
    const images = [
      '--build-arg',
      'NODE_IMAGE=localhost/node-image',
      '--build-arg',
      'BASE_IMAGE=localhost/base-image',
    ]
    buildah(
      'build',
      '--isolation',
      'chroot',
      '--pull-never',
      '--format',
      'docker',
      ...images,
      '--build-arg',
      `VERSION=${version}`,
      '-t',
      'costard-pro',
      '.',
    )

    const { Docker: docker } = JSON.parse(buildah('inspect', '--type', 'image', 'costard-pro'))
    assert.equal(docker.config.User, '65532:65532')
    assert.deepEqual(docker.config.Healthcheck.Test, ['CMD', '/usr/local/bin/node', 'costard.js', 'health'])

    const container = buildah('from', '--pull-never', 'costard-pro')
    const mounted = buildah('mount', container)
    const kilobytes = Number(execFileSync('du', ['-sk', mounted], { encoding: 'utf8' }).split('\t')[0])
    assert.ok(kilobytes * 1024 < maxImageBytes, `${kilobytes} kB`)

    const { url: databaseUrl } = await startDatabaseProxy(await testDatabase())
    const port = await freePort()
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
      DATA_DIR: '/data',
      PORT: String(port),
    }
    execFileSync('chmod', ['-R', 'a-w', mounted])
    mkdirSync(join(mounted, 'data'), { recursive: true })
    chownSync(join(mounted, 'data'), 65_532, 65_532)
    execFileSync('chmod', ['u+w', join(mounted, 'data')])
    const inImage = (...command: string[]): [string, string[]] => [
      'chroot',
      ['--userspec=65532:65532', mounted, '/usr/local/bin/node', ...command],
    ]
    const release = `/opt/costard-pro-${version}`
    const [program, args] = inImage(`${release}/costard.js`)
    const server = spawn(program, args, { env, stdio: 'inherit' })
    after(() => server.kill('SIGKILL'))
    const health = (): number | null => {
      const [check, words] = inImage(`${release}/costard.js`, 'health')
      return spawnSync(check, words, { env }).status
    }
    assert.equal(health(), 1)
    const deadline = performance.now() + 60_000
    while (health() !== 0) {
      assert.ok(
        performance.now() < deadline && server.exitCode === null,
        'the server in the image does not start',
      )
      await pause(200)
    }
    assert.equal(await (await fetch(`http://127.0.0.1:${port}/livez`)).text(), `ok ${version}`)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
    assert.match(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), new RegExp(`^## ${version}$`, 'm'))
  },
)
