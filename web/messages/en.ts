import { acceptance } from './en/acceptance.ts'
import { catalogs } from './en/catalogs.ts'
import { common } from './en/common.ts'
import { counter } from './en/counter.ts'
import { trace } from './en/trace.ts'
import { customers } from './en/customers.ts'
import { days } from './en/days.ts'
import { quotes } from './en/quotes.ts'
import { team } from './en/team.ts'

/** Every text of the web app, in ICU syntax, one file a part. The other languages lay theirs over these. */
export const en = { common, counter, trace, acceptance, catalogs, customers, days, quotes, team } as const
