/** docs/catalogs-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Benchmark of catalogs

Written by \`npm run bench -- catalogs --write\`; without \`--write\` the table is only printed.

A draft with 10,000 changed variants, and the comparison of a draft with earlier quotes, by API against the whole server
on the same machine, while another team lists its quotes. Then the grid and the import of that catalog in Chromium on the
same machine: CPU is the main thread of the page, and the server without its database. \`e2e/screens/built-scripts.e2e.ts\` holds
the scripts of each catalog page to 90 kB by gzip beside those of the list of quotes.

${machine}

${table}
`
}
