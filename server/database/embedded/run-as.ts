import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How to start a PostgreSQL program: the command prefix, and the owner that its files must have. */
export type RunAs = { prefix: string[]; uid: number | undefined }

// The unprivileged user of every Linux, by its number, which needs no entry in /etc/passwd.
const nobody = 65_534

/**
 * PostgreSQL refuses to run as root. For root, returns the first of these that works: the cluster's owner if
 * that is an ordinary user; a user namespace that maps root to nobody, so that files stay root's; setpriv to
 * nobody, keeping only the capability to enter closed folders such as /root.
 */
export function chooseRunAs(clusterDir: string, program: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [], uid: undefined }
  const owner = statSync(clusterDir, { throwIfNoEntry: false })?.uid
  const candidates: RunAs[] = [
    ...(owner !== undefined && owner !== 0 && owner !== nobody ? [setprivTo(owner)] : []),
    { prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'], uid: 0 },
    setprivTo(nobody),
  ]
  const parent = dirname(clusterDir)
  const usable = candidates.find((candidate) => canRun(candidate, program, parent))
  if (usable) return usable
  throw new Error(
    `PostgreSQL does not run as root, and neither unshare nor setpriv can run it as another user in ${parent}; ` +
      'start as an ordinary user, or set DATABASE_URL',
  )
}

/** Changes the owner of a folder and its content to the user that PostgreSQL runs as. */
export function changeOwner(runAs: RunAs, path: string): void {
  if (runAs.uid === undefined) return
  const { uid } = lstatSync(path)
  if (uid === runAs.uid) return
  for (const entry of readdirSync(path, { recursive: true })) chown(join(path, String(entry)), runAs.uid)
  chown(path, runAs.uid) // last: after an interruption the folder still has the old owner, so everything is changed again
}

function chown(path: string, uid: number): void {
  // A link's owner does not matter, and chown would follow the link out of the folder.
  if (!lstatSync(path).isSymbolicLink()) chownSync(path, uid, uid)
}

function setprivTo(uid: number): RunAs {
  const account = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
  // no_setuid_fixup: access(2), which PostgreSQL uses to find its programs, then honours the capability too.
  const capability = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ]
  return { prefix: ['setpriv', ...account, ...capability, '--'], uid }
}

function canRun({ prefix, uid }: RunAs, program: string, parent: string): boolean {
  // PostgreSQL only needs to pass through the parent folder, whose owner does not matter.
  const script = '"$1" --version >/dev/null && test -x "$2"'
  const [command, ...args] = [...prefix, 'sh', '-c', script, 'sh', program, parent]
  return uid !== undefined && spawnSync(command!, args, { stdio: 'ignore' }).status === 0
}
