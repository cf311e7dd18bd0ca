import { screenPatterns } from '@costard/contract'
import { mcpPath } from '../api-keys/authenticate.ts'

/** Addresses of authorization, below the origin of the app. */
export const oauthPaths = {
  consent: screenPatterns.consent,
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
  server: '/.well-known/oauth-authorization-server',
  resource: `/.well-known/oauth-protected-resource${mcpPath}`,
  /** For clients that look at the origin only. */
  resourceOfOrigin: '/.well-known/oauth-protected-resource',
} as const

export function oauthAddress(publicUrl: string, name: keyof typeof oauthPaths): string {
  return new URL(publicUrl).origin + oauthPaths[name]
}

/** The issuer of tokens: our origin (RFC 8414, 2). */
export function issuerOf(publicUrl: string): string {
  return new URL(publicUrl).origin
}

/** The only resource that tokens are for (RFC 8707). */
export function mcpResource(publicUrl: string): string {
  return new URL(publicUrl).origin + mcpPath
}

/** True if a client asks for tokens for our MCP address; older clients name no resource. */
export function isOurResource(resource: string | null | undefined, publicUrl: string): boolean {
  if (resource === null || resource === undefined) return true
  const url = URL.parse(resource)
  return url !== null && url.href.replace(/\/$/, '') === mcpResource(publicUrl)
}
