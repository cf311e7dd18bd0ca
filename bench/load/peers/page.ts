import { parts, peersHeading } from '../page.ts'

/** docs/load-benchmark.md with a new section about peers. */
export function pageOf(machine: string, table: string): string {
  return `${parts().own}${peersHeading}

Written by \`npm run bench -- load --peers --write\`, which installs both from the npm registry, without install scripts. It takes about ten minutes.

- **The same work**: a database for each in the same PostgreSQL 15, with the 1,200 quotes of the 20 teams: the fields that a list shows, the note, and the lines as JSON.
  Of 100 requests, 40 list the newest 50 quotes of a team, 30 open one, 10 search for part of a number or of the name of a customer, 10 create one and 10 edit a note.
  16 callers; rounds of ten seconds take turns, seven of each. CPU time of the process and its children, and of PostgreSQL. By kind: three rounds of three seconds in
  which all requests are of the kind.
- **Less work for the peers**: they store the quotes that they are given. Our server signs members in and checks their roles, prices the devices of each new quote, keeps
  customers, counts, the history and a search text, and returns counts with each list.
- **Parse Server**: \`/classes/Quote\` with \`where\`, \`order\`, \`limit\` and \`keys\`; the master key, its cheapest access: no session, no permissions. **Directus**:
  \`/items/quotes\` with \`filter\`, \`sort\`, \`limit\` and \`fields\`; the static token of an administrator, its cheapest access; neither activity nor revisions are recorded,
  and its limit of pressure is off. Both have an index on team and time of creation.
- **Without install scripts**, isolated-vm has no binary. Directus loads it at the start and uses it for scripts of flows and extensions only, so an empty module takes its
  place. Directus is 12.4.0: 12.4.1 needs @directus/app 18.0.1, which the registry did not have.
- A faster server creates more quotes in its rounds, and so has more to search. Our live sockets are measured by themselves, since the peers serve none.

${machine}

${table}
`
}
