import type { Team } from '@costard/contract'
import classes from './locales.module.css'

/** Who uses a country or locale. */
export function TeamNames({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <span className={classes.used}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  )
}

export function namesOf(teams: readonly Team[]): string[] {
  return [...new Set(teams.map(({ name }) => name))]
}
