/** docs/identity-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Sign-in benchmark

Written by \`npm run bench -- identity --write\`; without \`--write\` the table is only printed.

Our server and the auth emulator of firebase-tools answer the same calls: from 16 concurrent clients, then from 64, each
with its own account and keep-alive connection, in alternating rounds. Both run in their own processes with default
settings. Requests per second and CPU time are medians of nine rounds. A ratio is the median of the ratios per round, so
that other load on the machine affects both sides.

- **Ours** verifies the signature and the session of each id token, signs with a 2048-bit RSA key, and answers after
  accounts and sessions are committed to disk in PostgreSQL. Rate limits are off, because all calls come from one
  address.
- **The emulator** neither verifies nor signs tokens and keeps everything in memory. It is a well-known reference, not
  the hosted service.
- The emulator uses one processor and leaves the other to the client. Ours uses both: with more concurrent clients it
  idles less, and more requests share one batched query.
- Password sign-in has no target: ours hashes with argon2id, which is slow by design; the emulator compares plain text.
- CPU time is that of the server process including its threads; that of PostgreSQL is given separately.

${machine}

${table}
`
}
