/** docs/release-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# A release beside a clone

Written by \`npm run bench -- release --write\`; without \`--write\` the table is only printed. It takes about three minutes, on Linux.

The server is started five times from a release and five times from a clone, in turns, each with a database of its own on one PostgreSQL; the
figures are medians. CPU is that of the server's process until it is ready, memory its resident set after ten seconds without a
request. \`CLONE=FOLDER\` compares with another clone, such as one of an older commit. The reasons for the difference are in
[decision 220](decisions/220-releases-are-bundled.md).

${machine}

${table}
`
}
