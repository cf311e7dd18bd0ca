import classes from './initials.module.css'

/** Two initials of a person (round) or of a company or team (square). Decorative: the name is beside it. */
export function Initials({
  name,
  isSquare = false,
  isColored = false,
  size = '1.625rem',
  background,
}: {
  readonly name: string
  readonly isSquare?: boolean
  /** Colours chosen by name, to distinguish list rows. */
  readonly isColored?: boolean
  readonly size?: string
  /** Background with enough contrast for white letters. */
  readonly background?: string | undefined
}) {
  return (
    <span
      className={classes.initials}
      data-square={isSquare || undefined}
      data-color={isColored ? colorOf(name) : undefined}
      style={{
        width: size,
        height: size,
        fontSize: `calc(${size} * 0.42)`,
        ...(background !== undefined && { background, color: '#fff' }),
      }}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/[\s&@.-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first = '', second = ''] = words
  const letters = second === '' ? [...first].slice(0, 2) : [[...first][0], [...second][0]]
  return letters.join('').toUpperCase()
}

function colorOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return sum % 6
}
