import { findFile, findSecret, type SourceRow } from '../source-store.ts'
import type { SourceParts } from '../source-parts.ts'
import { openHeader } from '../source-secret.ts'
import { type Fetched, fetchList } from './fetch-list.ts'

export type Loaded =
  /** Received now. */
  | { readonly is: 'file'; readonly bytes: Buffer; readonly etag: string | null }
  /** Stored earlier: uploaded, or unchanged since the last reading. */
  | { readonly is: 'stored'; readonly bytes: Buffer }
  | { readonly is: 'refused'; readonly fault: string }
  | Extract<Fetched, { is: 'fault' }>

/** Loads the list of a source from its address, or from the store. */
export async function loadList(
  { database: { orm }, sealer, asksPrivateAddresses }: SourceParts,
  source: SourceRow,
  from: 'address' | 'stored',
): Promise<Loaded> {
  const stored = async (): Promise<Loaded> => {
    const bytes = await findFile(orm, source)
    return bytes ? { is: 'stored', bytes } : { is: 'refused', fault: 'no-file' }
  }
  const { url, headerName, etag } = source
  if (url === null || from === 'stored') return stored()
  const secret = headerName === null ? undefined : await findSecret(orm, source)
  const header =
    headerName === null || !secret
      ? undefined
      : { name: headerName, secret: openHeader(secret.sealedSecret, sealer, source) }
  const fetched = await fetchList({ url, header, etag, asksPrivateAddresses })
  switch (fetched.is) {
    case 'unchanged':
      return stored()
    case 'too-large':
      return { is: 'refused', fault: 'too-large' }
    default:
      return fetched
  }
}
