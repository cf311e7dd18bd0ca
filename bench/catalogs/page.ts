/** docs/catalogs-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Benchmark of catalogs

Written by \`npm run bench -- catalogs --write\`; without \`--write\` the table is only printed.

A draft with 10,000 changed variants, and the comparison of a draft with earlier quotes, by API against the whole server
on the same machine, while another team lists its quotes.

${machine}

${table}
`
}
