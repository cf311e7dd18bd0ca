/** docs/pricing-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Pricing benchmark

Written by \`npm run bench -- pricing --write\`; without \`--write\` the table is only printed.

A trade-in catalog of 60 models with 4 variants each, 16 questions, 8 services and 5 propositions. The requests are
complete, and random with a fixed seed. Before measuring, all engines must agree on 2,000 requests, with rounding to 5.00
and to 0.01.

- **Hand-written** is the lower bound: one function for this catalog alone, without validation of its requests. It
  returns the same result as the engine, with the same trace and without.
- **The other engines** get the catalog as rules of their own, compiled where possible, and return amounts only. Missing
  operators are registered as custom functions. json-rules-engine has no arithmetic, so JavaScript computes its amounts.
  They are compared with the engine without trace, which still returns its full result.
- All run in one process in rotating order; the numbers are medians. Targets are ratios of CPU time, because other load
  on the machine affects wall time more.

${machine}

${table}
`
}
