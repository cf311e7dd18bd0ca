import { common } from './en/common.ts'

/** Every text of the web app, in ICU syntax, one file a part. The other languages lay theirs over these. */
export const en = { common } as const
