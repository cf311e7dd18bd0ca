/** docs/widget-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# What a widget costs

Written by \`npm run bench -- widget --write\`, after \`npm run build\`.

The server runs in its own process with its embedded database and its default settings, without rate limits. 16 visitors at once go through whole visits from the same machine: the page, a search, every question of the sample trade-in catalog, the price, and the request, which makes a customer and a quote. The member is mailed about the first request, and once a minute about all that came meanwhile ([decision 128](decisions/128-widgets-and-visits.md)), so the measured visits have one mail or none. Pictures, fonts and the proof of work of a browser are left out. The floor is \`/livez\` of the same process, asked by the same client: what a request costs when there is nothing to do. Client, server and database share the processors with everything else that runs, so visits a second depend on the load of the machine; the CPU of a visit depends on it much less. Before the measured visits there are 500 others, and the database is analyzed, as autovacuum does within a minute.

${machine}

${table}
`
}
