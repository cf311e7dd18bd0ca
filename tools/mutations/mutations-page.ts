import { markdownTable } from '../markdown-table.ts'
import { readMutations } from './mutations.ts'

/** Returns docs/mutations.md. */
export function mutationsPage(): string {
  const rows = readMutations().map(({ rule, file, text, replacement, test, caughtBy }) => [
    rule,
    `\`${file}\``,
    `${code(text)} becomes ${replacement === '' ? 'nothing' : code(replacement)}`,
    `\`${test}\`: ${plain(caughtBy)}`,
  ])
  return `# Broken rules and the tests that catch them

Written by \`node tools/mutations.ts\`, which breaks each rule in a temporary copy and runs the test. The list is in \`tools/mutations\`.

${markdownTable([['rule', 'file', 'change', 'first test that fails'], ...rows])}
`
}

function code(text: string): string {
  return `\`${plain(text)}\``
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().replaceAll('|', '\\|')
}
