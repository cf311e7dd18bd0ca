import { assistantLimits } from '@costard/contract'
import type { Transaction } from '#database'
import { askOutside } from '#http'
import { type ClientMetadata, clientMetadataOf } from './client-metadata.ts'
import { findRegistered } from './client-store.ts'
import { OAuthError } from './oauth-error.ts'

/**
 * A client that asks for a connection. registeredAt: null for a client described by a document at its own
 * address.
 */
export interface AskingClient extends ClientMetadata {
  readonly clientId: string
  readonly registeredAt: Date | null
}

/**
 * Returns a client by its id: a registered one, or one whose id is the address of a metadata document. Throws
 * OAuthError.
 */
export async function findClient(
  tx: Transaction,
  { asksPrivateAddresses }: { readonly asksPrivateAddresses: boolean },
  clientId: string,
): Promise<AskingClient> {
  const url = documentUrl(clientId, asksPrivateAddresses)
  if (url)
    return { clientId, registeredAt: null, ...(await readDocument(url, clientId, asksPrivateAddresses)) }
  const client = await findRegistered(tx, clientId)
  if (!client) throw new OAuthError('invalid_client', 'This client is not registered, or not any more.')
  return { ...client, registeredAt: client.createdAt }
}

/** Returns the address of a client metadata document; http only on servers that may ask private addresses. */
function documentUrl(clientId: string, asksPrivateAddresses: boolean): URL | undefined {
  const url = URL.parse(clientId)
  if (!url || url.pathname === '/' || url.href !== clientId) return undefined
  if (url.hash !== '' || url.username !== '' || url.password !== '') return undefined
  return url.protocol === 'https:' || (asksPrivateAddresses && url.protocol === 'http:') ? url : undefined
}

/**
 * Reads the document each time: it is public, and a redirect address that the client removed must not be
 * used.
 */
async function readDocument(
  url: URL,
  clientId: string,
  asksPrivateAddresses: boolean,
): Promise<ClientMetadata> {
  const { documentBytes: maxBytes, documentMs: timeoutMs } = assistantLimits
  const headers = { accept: 'application/json' }
  try {
    const { status, body, isCutOff } = await askOutside(
      url.href,
      { maxBytes, timeoutMs, asksPrivateAddresses },
      { headers },
    )
    if (status !== 200 || isCutOff) throw new Error(`${status}`)
    const document: unknown = JSON.parse(body.toString())
    if ((document as { client_id?: unknown } | null)?.client_id !== clientId)
      throw new Error('another client_id')
    return clientMetadataOf(document)
  } catch (error) {
    if (error instanceof OAuthError) throw error
    throw new OAuthError('invalid_client', 'The document of the client could not be read.')
  }
}
