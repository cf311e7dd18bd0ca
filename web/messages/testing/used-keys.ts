import { globSync, readFileSync } from 'node:fs'

const root = new URL('../../../', import.meta.url).pathname

/** Quoted texts, and texts in backticks as patterns: `kind.${kind}` matches any kind. */
interface Written {
  readonly plain: ReadonlySet<string>
  readonly patterns: readonly RegExp[]
}

/**
 * Returns the keys that no source refers to: for none of their areas, as in
 * `useTranslations('counter.review')`, does the rest of the key occur anywhere. A key that is built in a
 * variable counts as used if all its parts occur.
 */
export function unusedKeys(keys: Iterable<string>, sources: readonly string[] = webSources()): string[] {
  const all = sources.join('\n')
  const areas = read([...all.matchAll(/useTranslations\(([^)]*)\)/g)].map(([, area]) => area).join('\n'))
  const rests = read(all)
  return [...keys].filter((key) => !splits(key).some(([area, rest]) => has(areas, area) && has(rests, rest)))
}

/** The web app, and the packages that define names of states, codes and kinds. */
function webSources(): string[] {
  return globSync(
    ['web', 'contract', 'core'].map((part) => `${part}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .filter((file) => !/node_modules|\.test\.|messages\/(testing|..)[/-]|[/-]texts\//.test(file))
    .map((file) => readFileSync(root + file, 'utf8'))
}

function read(source: string): Written {
  const templates = [...source.matchAll(/`((?:[\w.-]|\$\{[^`}]+\})+)`/g)].map(([, text]) => text ?? '')
  return {
    plain: new Set([...source.matchAll(/'([\w.-]+)'/g)].map(([, text]) => text ?? '')),
    patterns: templates.filter((text) => /\w\.\$|\}(\.\w|\w{3})/.test(text)).map(asPattern),
  }
}

function asPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', String.raw`\.`))
  return new RegExp(`^${parts.join('[^.]+')}$`)
}

function has({ plain, patterns }: Written, text: string): boolean {
  return plain.has(text) || patterns.some((pattern) => pattern.test(text))
}

/** Returns every way to split a key into an area and a key in it. */
function splits(key: string): [area: string, rest: string][] {
  const parts = key.split('.')
  return parts
    .slice(1)
    .map((_, index) => [parts.slice(0, index + 1).join('.'), parts.slice(index + 1).join('.')])
}
