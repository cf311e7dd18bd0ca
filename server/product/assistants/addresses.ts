import { screenPatterns } from '@costard/contract'
import { mcpPath } from '../api-keys/authenticate.ts'

/** Paths of authorization, below the origin of the app. */
export const oauthPaths = {
  consent: screenPatterns.consent,
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
  server: '/.well-known/oauth-authorization-server',
  resource: `/.well-known/oauth-protected-resource${mcpPath}`,
  /** Metadata path for clients that only use the origin. */
  resourceOfOrigin: '/.well-known/oauth-protected-resource',
} as const

export function oauthAddress(publicUrl: string, name: keyof typeof oauthPaths): string {
  return new URL(publicUrl).origin + oauthPaths[name]
}

/** Returns the issuer of tokens: our origin (RFC 8414, 2). */
export function issuerOf(publicUrl: string): string {
  return new URL(publicUrl).origin
}

/** Returns the only resource of tokens (RFC 8707). */
export function mcpResource(publicUrl: string): string {
  return new URL(publicUrl).origin + mcpPath
}

/** True if a client requests tokens for our MCP address; older clients name no resource. */
export function isOurResource(resource: string | null | undefined, publicUrl: string): boolean {
  if (resource === null || resource === undefined) return true
  const url = URL.parse(resource)
  return url !== null && url.href.replace(/\/$/, '') === mcpResource(publicUrl)
}
