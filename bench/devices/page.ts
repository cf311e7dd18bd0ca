/** docs/devices-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# How fast a device is found

Written by \`npm run bench -- devices --write\`; without \`--write\` the table is only printed.

- **identify a number** goes once through every number in the tables and through IMEIs, random serial numbers, box bar
  codes and SIM card numbers. **search** types every name in the tables letter by letter, and some as people write them.
  Each text runs at least five times and the best counts, since a shared machine now and then stops any of them; the p99 is over
  the texts.
- **ready in Chromium** is what the first scan waits for: core/devices alone, built as the web app is, in a page with an
  empty cache, from the end of loading to the answers of a first \`identify\` and a first \`searchDevices\`.
- The clock is stretched by whatever else the machine does, CPU time much less, so targets are of CPU time where it can
  be told apart. Behind each median stand the least and the most.

${machine}

${table}
`
}
