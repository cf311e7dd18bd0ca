import { labelIn } from '@costard/devices'
import type { PublicLine } from '@costard/contract'

type Labelled = Pick<PublicLine, 'variantLabel' | 'condition'>

const sizes: ReadonlySet<string> = new Set(['storage', 'memory'])

/** Returns stored lines with the sizes of their devices in the format of a language. */
export function labelledIn<Line extends Labelled>(language: string, lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => ({
    ...line,
    variantLabel: labelIn(language, line.variantLabel),
    ...(line.condition && {
      condition: line.condition.map((one) =>
        sizes.has(one.about) ? { ...one, value: labelIn(language, one.value) } : one,
      ),
    }),
  }))
}
