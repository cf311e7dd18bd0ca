/** docs/pricing-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Pricing benchmark

Written by \`npm run bench -- pricing --write\`; without \`--write\` the table is only printed.

A trade-in catalog of 60 models with 4 variants each, 16 questions, 8 services and 5 propositions. The requests are
complete, and random with a fixed seed. Before measuring, all engines must agree on 2,000 requests, with rounding to 5.00
and to 0.01.

- **Hand-written** is the lower bound: one function for this catalog alone, without validation of its requests. It
  returns the same result as the engine, with the same trace and without, and shares lists that are always empty.
- **The other engines** get the catalog as rules of their own, compiled where possible, and return amounts only. Missing
  operators are registered as custom functions. json-rules-engine has no arithmetic, so JavaScript computes its amounts.
  They are compared with the engine without trace, which still returns its full result.
- All run in one process in rotating order; the numbers are medians. Targets are ratios of CPU time, because other load
  on the machine affects wall time more.

${machine}

${table}

On 26 November, on an AMD EPYC, the engine took 3.0 to 3.4 times the hand-written function on the plain job, a quarter
less time than the code of the day before. On an Intel Xeon the same code took 1.7 times: there memory costs more, and
the hand-written function allocated eleven empty lists that the engine shares. It now shares them too and takes 153 ns
instead of 247. Against this function, in nine runs in turns beside other work on the Xeon, the former code takes 2.5 to
2.8 times (412 ns) and the present one 2.3 to 2.5 times (360 ns): at the goal, and not safely below it
([decision 019](decisions/019-prices-from-compiled-tables.md)). The large catalog takes 1.5 to 1.6 times with trace and
2.1 to 2.3 times without, 5 and 2 % less time than the former code; its hand-written function is 8 and 6 % faster than
before. By a profile of four million prices, 42 % of the time reads answers, 18 % adds up effects and applies limits, 17 %
makes the result and checks the request, 6 % is the tax, 6 % finds the device, and no other part has more than 3 %.
json-rules-engine took 414 times the engine on an earlier machine, 230 to 330 times on the EPYC, and 381 times in one run
on the Xeon.
`
}
