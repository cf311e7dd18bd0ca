import { authorizedDomains } from './authorized-domains.ts'
import { projectNumber } from './project.ts'

/** Returns the hosts where sign-in by pop-up or redirect may start, without scheme or port. */
export function describeProject(publicUrl: string): { projectId: string; authorizedDomains: string[] } {
  return { projectId: projectNumber, authorizedDomains: authorizedDomains(publicUrl) }
}
