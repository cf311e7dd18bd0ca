import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { build, type InlineConfig } from 'vite'
import { after } from '../../../server/testing/after.ts'

/** Files of an app by name. main: runs in the browser. server, if present, exports `html()`. */
type Files = Readonly<Record<string, string>>

interface BuiltApp {
  readonly script: string
  /** HTML rendered by the server; empty without `server`. */
  readonly html: string
}

const cache = join(import.meta.dirname, '../../../.cache')

/** Builds an app with Vite and the real packages of its framework. */
export async function buildApp(files: Files): Promise<BuiltApp> {
  await mkdir(cache, { recursive: true })
  const root = await mkdtemp(join(cache, 'framework-')) // within the repository, where packages are found
  after(() => rm(root, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
  // Angular compiles its components in the browser, using TypeScript's decorators.
  const compilerOptions = { experimentalDecorators: true, useDefineForClassFields: false, target: 'es2022' }
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const isCustomElement = (tag: string): boolean => tag === 'costard-quote'
  const shared: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  }
  const nameOf = (start: string): string | undefined =>
    Object.keys(files).find((name) => name.startsWith(`${start}.`))
  const output = { entryFileNames: '[name].js', codeSplitting: false }
  await build({
    ...shared,
    build: {
      outDir: 'browser',
      minify: false,
      rolldownOptions: { input: join(root, nameOf('main') ?? ''), output },
    },
  })
  const server = nameOf('server')
  if (server !== undefined)
    await build({
      ...shared,
      build: { outDir: 'server', ssr: true, rolldownOptions: { input: join(root, server), output } },
    })
  const rendered = server && (await import(pathToFileURL(join(root, 'server/server.js')).href))
  return {
    script: await readFile(join(root, 'browser/main.js'), 'utf8'),
    html: rendered ? await rendered.html() : '',
  }
}
