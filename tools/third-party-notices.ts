// Writes THIRD-PARTY-NOTICES.md from package-lock.json and node_modules:
//   node tools/third-party-notices.ts [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { holderOf, licenceTexts } from './licence-files.ts'
import { labelOf, productionPackages, type ProductionPackage } from './production-packages.ts'

/** Packages that share a text, letter by letter but for the spaces. */
interface SharedText {
  readonly text: string
  readonly packages: ProductionPackage[]
}

const root = new URL('..', import.meta.url)
const target = new URL('THIRD-PARTY-NOTICES.md', root)
const command = 'node tools/third-party-notices.ts'

const packages = productionPackages(root)
const texts = sharedTexts(packages)
const written = notices(packages, texts)

if (!process.argv.includes('--check')) {
  writeFileSync(target, written)
  console.log(`THIRD-PARTY-NOTICES.md: ${packages.length} packages, ${texts.length} licence texts`)
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== written) {
  console.error(`THIRD-PARTY-NOTICES.md does not fit package-lock.json: ${command}`)
  process.exitCode = 1
}

function notices(all: readonly ProductionPackage[], shared: readonly SharedText[]): string {
  const told = new Set(shared.flatMap((text) => text.packages))
  const silent = all.filter((one) => !told.has(one))
  return `${[
    '# Third-party notices',
    `What Costard Pro needs at run time and who made it. Written by \`${command}\`; not edited by hand.`,
    '## Packages',
    table([
      ['Package', 'Version', 'Licence'],
      ...all.map(({ name, version, licence }) => [name, version, licence]),
    ]),
    readFileSync(new URL('bundled-software.md', import.meta.url), 'utf8').trim(),
    '## Packages without a licence text of their own',
    'Each is under the licence of that name below. Its holder is whom its manifest names, else the project at the address given.',
    table([
      ['Package', 'Licence', 'Held by'],
      ...silent.map((one) => [one.name, one.licence, holderOf(one, all, root)]),
    ]),
    '## Licence texts',
    ...shared.flatMap(section),
  ].join('\n\n')}\n`
}

function sharedTexts(all: readonly ProductionPackage[]): SharedText[] {
  const byWords = new Map<string, SharedText>()
  for (const one of all) {
    for (const text of licenceTexts(one, all, root)) {
      const words = text.replace(/\s+/g, ' ').trim()
      const shared = byWords.get(words) ?? { text, packages: [] }
      byWords.set(words, shared)
      if (!shared.packages.includes(one)) shared.packages.push(one)
    }
  }
  // The order within one licence is that of the packages: sorting keeps it.
  return [...byWords.values()].sort((a, b) => compare(licencesOf(a), licencesOf(b)))
}

function section(shared: SharedText): string[] {
  const fence = shared.text.includes('```') ? '````' : '```'
  return [
    `### ${licencesOf(shared)}`,
    shared.packages.map((one) => `\`${labelOf(one)}\``).join(', '),
    `${fence}text\n${shared.text}\n${fence}`,
  ]
}

function licencesOf(shared: SharedText): string {
  return [...new Set(shared.packages.map(({ licence }) => licence))].sort().join(', ')
}

// Padded as the formatter does, so that it has nothing to change.
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const [head = '', ...body] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [head, rule, ...body].join('\n')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
