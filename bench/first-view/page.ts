import { readFileSync } from 'node:fs'

/** docs/first-view-benchmark.md */
export function pageOf(machine: string, table: string): string {
  const before = readFileSync(new URL('before.txt', import.meta.url), 'utf8').trimEnd()
  return `# What the first view loads

Written by \`npm run bench -- first-view --write\`; without \`--write\` the waterfall is only printed. \`FIRST_VIEW_URL\` measures a server of another build.

The sign-in screen in Chromium with an empty cache and an empty profile, from the server on the same machine over HTTP/1.1. Limits are held by \`e2e/screens/first-view.e2e.ts\`: 20 requests and 150 kB of scripts by gzip here, 25 requests for any other page, 6 more for the next one, and the document alone at a second visit. Why it is built so: [decision 038](decisions/038-first-view-without-sdk-and-router.md).

Below it the page behind a quote's public link on a slow phone: usable within 10 requests and 60 kB, at most 150 kB more ([decision 052](decisions/052-customer-page.md)). The fonts are not loaded on such a network.

${machine}

## Now

\`\`\`text
${table}
\`\`\`

## Before

One file for each view and each part that views share, the home screen behind the sign-in screen, schemas of the contract in the browser, the SDK and a proof of work at once, the configuration asked for. The customer's page was a screen of the web app, measured after the sign-in screen had become what it is now.

\`\`\`text
${before}
\`\`\`
`
}
