/** Escaped markup. Created only by the `html` tag. */
export class Html {
  readonly #markup: string
  constructor(markup: string) {
    this.#markup = markup
  }
  toString(): string {
    return this.#markup
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

/** Template tag that escapes every value except other `html`. false, null and undefined render as nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((markup, string, index) => markup + render(parts[index - 1]) + string))
}

function render(part: Part): string {
  if (part instanceof Html) return part.toString()
  if (part === false || part === null || part === undefined) return ''
  if (typeof part === 'object') return part.map(render).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
