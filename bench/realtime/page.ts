/** docs/realtime-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Load on the realtime wire

Written by \`npm run bench -- realtime --write\`; without \`--write\` the table is only printed. It takes about two minutes.

One process of the server in its default setup, with its embedded database, holds all sockets. The load client is a second
process on the same machine, and its own work is part of every time. Each socket is signed in and listens to the presence of
its team, 200 sockets per team. A change counts as received when the last byte of its push was read and parsed. Times are
wall-clock times, which other load on the machine increases.

${machine}

${table}
`
}
