/** docs/sources-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Benchmark of price sources

Written by \`npm run bench -- sources --write\`; without \`--write\` the table is only printed. It takes about eight minutes.

One team creates a quote and lists its quotes, one call after the other with a pause of 40 ms, while the lists of 200 other
teams are read, all due at the same minute: 1,000 rows each, from a server on the same machine, which become as many hints.
Meanwhile three members ask for a list of theirs, one after another. Then beside ten lists with 10,000 rows and 3 MB each.
Times are those of the caller; the benchmark, PostgreSQL and the server share the cores. Lists are read one after another in one
thread, which has the lowest priority on Linux, with a pause between scheduled ones.

${machine}

${table}
`
}
