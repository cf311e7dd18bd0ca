import type { Customer } from '@costard/contract'
import { paths } from '#paths'

/** Path of the list of quotes, filtered by this customer. */
export function quotesOf(teamId: string, { email, name }: Customer): string {
  return `${paths.quotes(teamId)}?${new URLSearchParams({ search: email ?? name }).toString()}`
}
