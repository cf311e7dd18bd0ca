import { authorizedDomains } from './authorized-domains.ts'
import { projectNumber } from './project.ts'

/** Where sign-in by pop-up or redirect may be started from: host names without scheme or port. */
export function describeProject(publicUrl: string): { projectId: string; authorizedDomains: string[] } {
  return { projectId: projectNumber, authorizedDomains: authorizedDomains(publicUrl) }
}
