import { capture, pinnedNode, root } from '../run.mjs'
import { listFiles } from './list-files.ts'

export interface Check {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

export interface CheckResult {
  readonly name: string
  readonly durationMs: number
  /** Output of the command when it failed. */
  readonly reason?: string
}

const bin = `${root}/node_modules/.bin`

/**
 * Format, lint with the import rules, the pages of limits and settings, third-party notices, and all types. Each keeps to one core,
 * because others run beside it: parallel type checkers check the same types several times, for twice the CPU time.
 */
export function listChecks(): Check[] {
  return [
    { name: 'format', command: `${bin}/oxfmt`, args: ['--check', '.'] },
    {
      name: 'lint',
      command: 'env',
      args: ['GOMAXPROCS=1', `${bin}/oxlint`, '--deny-warnings', '--type-aware'],
    },
    { name: 'limits', command: pinnedNode, args: ['tools/limits.ts', '--check'] },
    { name: 'settings', command: pinnedNode, args: ['tools/settings.ts', '--check'] },
    { name: 'notices', command: pinnedNode, args: ['tools/third-party-notices.ts', '--check'] },
    ...typeChecked().map((path) => ({
      name: `types ${path}`,
      command: `${bin}/tsc`,
      args: ['-p', path, '--singleThreaded', ...incremental(path)],
    })),
  ]
}

export async function runCheck({ name, command, args }: Check): Promise<CheckResult> {
  const startedAt = performance.now()
  const { code, output } = await capture(command, args)
  const durationMs = performance.now() - startedAt
  return { name, durationMs, ...(code !== 0 && { reason: output.trimEnd() }) }
}

/** Each configuration checks all its files, also the imported ones: one covers everything that runs in Node. */
function typeChecked(): string[] {
  const isCoveredByStories = (path: string): boolean => path === 'conformance/tsconfig.json'
  return listFiles('.', /(^|\/)tsconfig\.json$/).filter((path) => !isCoveredByStories(path))
}

function incremental(path: string): string[] {
  return ['--incremental', '--tsBuildInfoFile', `${root}/.cache/${path.replaceAll('/', '-')}.tsbuildinfo`]
}
