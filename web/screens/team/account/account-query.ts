import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'

/** What the API tells of the account; read anew each time the screen is entered. */
export function accountQuery() {
  return query.account.get.queryOptions({ staleTime: justReadMs })
}
