import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a page of docs/, or with `--check` fails if the stored page differs. */
export function writePage(
  name: string,
  { command, text }: { readonly command: string; readonly text: string },
): void {
  const target = new URL(`../docs/${name}`, import.meta.url)
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text)
  } else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error(`docs/${name} is out of date; run ${command}`)
    process.exitCode = 1
  }
}
