/** docs/realtime-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# How much the live wire bears

Written by \`npm run bench -- realtime --write\`; without \`--write\` the table is only printed. It takes about two minutes.

One process of the server as people start it, with its embedded database, bears all the sockets; the sockets are opened
from a second process on the same machine, whose own work is part of every time. Each socket is signed in and listens to
who is in its team, 200 sockets a team. A change counts as there when the last byte of its push was read and parsed. Times
are of the clock, which a busy machine stretches.

${machine}

${table}
`
}
