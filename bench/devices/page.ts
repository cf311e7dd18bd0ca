/** docs/devices-benchmark.md */
export function pageOf(machine: string, table: string): string {
  return `# Device lookup benchmark

Written by \`npm run bench -- devices --write\`; without \`--write\` the table is only printed.

- **identify a number** runs every number in the tables, and generated IMEIs, serial numbers, box barcodes and SIM card
  numbers. **search** types every name in the tables letter by letter, and some as users write them. Each text runs at
  least five times and its fastest run counts, which excludes other load on the machine. The p99 is over the texts.
- **any text of 10,000 characters** repeats what costs most: short numbers, words that look like serial numbers, names
  run together, misspelt names. Longer input than 2,000 characters is truncated.
- **ready in Chromium** is the delay before the first scan: core/devices alone, built like the web app, in a page with
  an empty cache, from the end of loading to the results of a first \`identify\` and a first \`searchDevices\`.
- Other load on the machine affects wall time far more than CPU time, so targets are in CPU time where both are known.
  Minimum and maximum follow each median.

${machine}

${table}
`
}
