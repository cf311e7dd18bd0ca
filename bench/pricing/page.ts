/** docs/pricing-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# How fast a price is

Written by \`npm run bench -- pricing --write\`; without \`--write\` the table is only printed.

The catalog buys 60 models in 4 variants each, with 16 questions, 8 services and 5 propositions. The requests are
complete and random, always the same ones. Before anything is measured, all must agree on 2,000 of them, with a
rounding to 5.00 and, as that hides a cent, to 0.01.

- **Hand-written** is the limit: one function of straight lines for this catalog alone, which trusts its requests. It
  gives the very result of the engine, with the same trace, and once without any.
- **The other engines** have the catalog in their own rules, compiled where they can, and give amounts only. Each may
  use functions of its own where its language has none, and json-rules-engine, which can not reckon, has its sums done
  by the host. They are compared with the engine without its trace, which still gives its whole result.
- All run in one process, in rounds that take turns; the numbers are medians. Ratios are of CPU time, with those of the
  clock beside, since a busy machine stretches the clock.

${machine}

${table}
`
}
