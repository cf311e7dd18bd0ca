import { attributeIn } from '../scan-xml.ts'
import type { FormatKind } from '../number-format.ts'

/** Longest chain of styles that are based on each other. */
const mostParents = 10

/** Number formats of an OpenDocument spreadsheet: some programs write a share as a plain number with such a format. */
export class OdsFormats {
  readonly #formats = new Map<string, FormatKind>()
  readonly #styles = new Map<string, { readonly format?: string; readonly parent?: string }>()
  #currency: string | undefined
  #isSign = false

  open(name: string, attributes: string): void {
    const own = attributeIn(attributes, 'name') ?? ''
    if (name === 'percentage-style') this.#formats.set(own, 'percentage')
    else if (name === 'date-style') this.#formats.set(own, 'date')
    else if (name === 'time-style') this.#formats.set(own, 'time')
    else if (name === 'currency-style') this.#currency = own
    else if (name === 'currency-symbol') this.#isSign = true
    else if (name === 'style' && attributeIn(attributes, 'family') === 'table-cell') {
      const format = attributeIn(attributes, 'data-style-name')
      const parent = attributeIn(attributes, 'parent-style-name')
      this.#styles.set(own, {
        ...(format !== undefined && { format }),
        ...(parent !== undefined && { parent }),
      })
    }
  }

  text(text: string): void {
    if (this.#isSign && this.#currency !== undefined && text.trim() !== '')
      this.#formats.set(this.#currency, { sign: text.trim() })
  }

  close(name: string): void {
    if (name === 'currency-symbol') this.#isSign = false
    else if (name === 'currency-style') this.#currency = undefined
  }

  /** Returns the kind of number that a cell's style shows. */
  of(style: string | undefined): FormatKind {
    let at = style
    for (let step = 0; at !== undefined && step < mostParents; step += 1) {
      const { format, parent } = this.#styles.get(at) ?? {}
      if (format !== undefined) return this.#formats.get(format) ?? 'number'
      at = parent
    }
    return 'number'
  }
}
