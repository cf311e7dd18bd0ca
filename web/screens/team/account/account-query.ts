import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'

/** Query of the account; refetched whenever the screen opens. */
export function accountQuery() {
  return query.account.get.queryOptions({ staleTime: justReadMs })
}
