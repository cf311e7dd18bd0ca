/** docs/bulk-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Benchmark of a quote for a list

Written by \`npm run bench -- bulk --write\`; without \`--write\` the table is only printed.

A workbook of 1,000 devices, in Chromium against the whole server on the same machine: from choosing the file until all
rows are identified, nine answers for all rows by a script that waits for nothing, and saving in 20 calls until Review is
shown. The first line has the CPU time of reading alone, in Node.

${machine}

${table}
`
}
