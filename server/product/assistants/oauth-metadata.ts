import { assistantScopes } from '@costard/contract'
import { issuerOf, mcpResource, oauthAddress } from './addresses.ts'

/** Metadata of the protected resource (RFC 9728). */
export function resourceMetadata(publicUrl: string, productName: string) {
  return {
    resource: mcpResource(publicUrl),
    authorization_servers: [issuerOf(publicUrl)],
    scopes_supported: assistantScopes,
    bearer_methods_supported: ['header'],
    resource_name: `${productName} Pro`,
  }
}

/** Metadata of the authorization server (RFC 8414). */
export function serverMetadata(publicUrl: string) {
  const address = (name: Parameters<typeof oauthAddress>[1]) => oauthAddress(publicUrl, name)
  return {
    issuer: issuerOf(publicUrl),
    authorization_endpoint: address('consent'),
    token_endpoint: address('token'),
    registration_endpoint: address('register'),
    revocation_endpoint: address('revoke'),
    scopes_supported: assistantScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  }
}
