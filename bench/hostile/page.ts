/** docs/hostile-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Hostile requests

Written by \`npm run bench -- hostile --write\`; without \`--write\` the table is only printed.

The server runs with a heap of 1 GB. Each body is as large, deep and wrong as the bounds allow ([limits](limits.md)), or
larger. Meanwhile another connection asks for \`/livez\` every few milliseconds: the longest of these waits, less the one without an
attack, is how long the process was blocked. The median of seven rounds counts, because other load on the machine adds to single ones.

${machine}

${table}
`
}
