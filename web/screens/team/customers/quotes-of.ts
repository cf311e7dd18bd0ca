import type { Customer } from '@costard/contract'
import { paths } from '#paths'

/** The list of quotes, searched for one customer. */
export function quotesOf(teamId: string, { email, name }: Customer): string {
  return `${paths.quotes(teamId)}?${new URLSearchParams({ search: email ?? name }).toString()}`
}
