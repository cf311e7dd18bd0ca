import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How to start a PostgreSQL program: words put before its name, and the owner its files must have. */
export type RunAs = { prefix: string[]; uid: number | undefined }

// The unprivileged account of every Linux; used as a number, so it needs no entry in /etc/passwd.
const nobody = 65_534

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as is; for root, in this order:
 * a cluster that belongs to an ordinary user is run as that user; a user namespace shows root to PostgreSQL
 * as somebody else, and its files stay root's; setpriv really becomes somebody else, and keeps the one
 * right to pass closed folders such as /root.
 */
export function chooseRunAs(clusterDir: string, program: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [], uid: undefined }
  const owner = statSync(clusterDir, { throwIfNoEntry: false })?.uid
  const ways: RunAs[] = [
    ...(owner !== undefined && owner !== 0 && owner !== nobody ? [become(owner)] : []),
    { prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'], uid: 0 },
    become(nobody),
  ]
  const parent = dirname(clusterDir)
  const way = ways.find((each) => reaches(each, program, parent))
  if (way) return way
  throw new Error(
    `PostgreSQL does not run as root, and neither unshare nor setpriv can run it as somebody else in ${parent}; ` +
      'start as an ordinary user, or set DATABASE_URL',
  )
}

/** Gives a folder and all in it to the account that PostgreSQL will run as. */
export function giveTo(runAs: RunAs, path: string): void {
  if (runAs.uid === undefined) return
  const { uid } = lstatSync(path)
  if (uid === runAs.uid) return
  for (const entry of readdirSync(path, { recursive: true })) own(join(path, String(entry)), runAs.uid)
  own(path, runAs.uid) // last, so that an interrupted change is done again
}

function own(path: string, uid: number): void {
  // A link's owner does not matter, and following it would leave the folder.
  if (!lstatSync(path).isSymbolicLink()) chownSync(path, uid, uid)
}

function become(uid: number): RunAs {
  const account = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
  // The bit lets the right count in access(2) too, by which PostgreSQL looks for its own programs.
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  return { prefix: ['setpriv', ...account, ...right, '--'], uid }
}

function reaches({ prefix, uid }: RunAs, program: string, parent: string): boolean {
  // Whoever owns the parent folder, what PostgreSQL needs there is to pass through it.
  const script = '"$1" --version >/dev/null && test -x "$2"'
  const [command, ...words] = [...prefix, 'sh', '-c', script, 'sh', program, parent]
  return uid !== undefined && spawnSync(command!, words, { stdio: 'ignore' }).status === 0
}
