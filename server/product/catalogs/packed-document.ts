import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { CatalogDocument } from '@costard/contract'

/**
 * Compressed texts by cached document: a large one is serialised and compressed once, and is freed with the
 * document.
 */
const packed = new WeakMap<CatalogDocument, Promise<Buffer>>()

const tags = new WeakMap<CatalogDocument, string>()

/** Returns the tag of a published catalog: a hash of its text. */
export function documentTag(document: CatalogDocument): string {
  const known = tags.get(document) ?? hash('sha1', JSON.stringify(document), 'base64url')
  tags.set(document, known)
  return known
}

/** Returns a published catalog as JSON, compressed by gzip. */
export function packedDocument(document: CatalogDocument): Promise<Buffer> {
  const known = packed.get(document)
  if (known) return known
  const made = promisify(gzip)(JSON.stringify(document))
  packed.set(document, made)
  return made
}
