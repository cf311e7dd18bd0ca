/** docs/identity-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# How fast signing in is

Written by \`npm run bench -- identity --write\`; without \`--write\` the table is only printed.

Our server and the auth emulator of firebase-tools answer the same calls of the same client: 16 people at a time, then
64, each with an account, over connections that stay open, in rounds that take turns. Both run as processes of their own, started as
people start them. Requests per second and CPU time are medians of nine rounds, and a ratio is the median of those of
the rounds, so that what else the machine did counts for both.

- **Ours** checks the signature of each id token and that its session goes on, signs with a 2048-bit RSA key, and has
  every account and session on disk in PostgreSQL before it answers. Only the limits on attempts are off, since all calls
  come from one client.
- **The emulator** checks and signs nothing and keeps everything in memory: its tokens have no signature. It is what
  developers know, not what the hosted service is.
- The emulator works on one processor and leaves the other to the client. Ours uses both: the more people ask at once, the
  less it waits and the more of them share one question to the database.
- A sign-in with a password has no target: ours hashes it with argon2id, on purpose slowly, the emulator compares texts.
- CPU time is that of the server's process, its other threads included, and beside it that of PostgreSQL.

${machine}

${table}
`
}
