/** docs/restarts-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Restarts of the database under load

Written by \`npm run bench -- restarts --write\`; without \`--write\` the table is only printed. It takes about three minutes.

Eight callers create and send quotes while PostgreSQL is killed 20 times, each time after ten more quotes: once embedded, restarted by the server itself, and
once as another server behind \`DATABASE_URL\`. Mails are written as files. A caller repeats what was answered with 503, and
stops the run at any other failure. At the end every acknowledged quote is there, and its mail is written.

${machine}

${table}
`
}
