import { common } from './en/common.ts'
import { trace } from './en/trace.ts'

/** Every text of the web app, in ICU syntax, one file a part. The other languages lay theirs over these. */
export const en = { common, trace } as const
