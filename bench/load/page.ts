import { readFileSync } from 'node:fs'

const page = new URL('../../docs/load-benchmark.md', import.meta.url)
/** The section that is measured by --peers. */
export const peersHeading = '## Beside Parse Server and Directus'

/** docs/load-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Load

Written by \`npm run bench -- load --write\`; without \`--write\` the table is only printed. It needs PostgreSQL 15 and HAProxy, as Debian installs
them, and takes about fifteen minutes.

- **The mix**: of 100 requests of 200 members of 20 teams, 40 list quotes, 20 open one, 10 search, 10 create, 10 edit a note, 5 send, and in 5 a customer reads and
  accepts. Each member has a live socket that follows the team. 16 members ask at a time, one request after the other. CPU time of the server process and of PostgreSQL,
  with the news, mails and documents that follow from the requests.
- **Beside another checkout**: \`AGAINST=FOLDER\` starts the server of that folder with a database of its own; rounds of ten seconds take turns, seven of each, and the
  ratio is taken round by round.
- **Five minutes**: all 200 members ask, with two seconds between an answer and the next request, visitors go through widgets beside them. First one process, then three
  behind HAProxy, one of which is killed and started again.

${machine}

${table}

${parts().peers}`
}

/** The page as it is: its own part, and the section about peers. */
export function parts(): { readonly own: string; readonly peers: string } {
  const text = readFileSync(page, 'utf8')
  const at = text.indexOf(peersHeading)
  return { own: text.slice(0, at), peers: text.slice(at) }
}
