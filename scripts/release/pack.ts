import { spawnSync } from 'node:child_process'
import { basename, dirname } from 'node:path'

/**
 * Writes a folder as an archive with the system's tar, owned by root. The archive contains the folder itself.
 */
export function pack(folder: string, archive: string): void {
  const isGnu = /GNU/.test(run(['--version']))
  const owner = isGnu
    ? ['--owner=0', '--group=0', '--numeric-owner', '--sort=name']
    : ['--uid', '0', '--gid', '0']
  run([...owner, '-czf', archive, '-C', dirname(folder), basename(folder)])
}

function run(args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('tar', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`tar ${args.join(' ')} failed: ${error?.message ?? stderr}`)
  return stdout
}
