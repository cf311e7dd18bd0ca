/** Configuration that the browser reads before anything else: /__/firebase/init.json. */
export interface ClientConfig {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly appId?: string
  readonly databaseURL: string
  readonly costard: {
    readonly productName: string
    /** Version of the server. */
    readonly version: string
    /** The operator's own pages, or our pages that say that there are none. */
    readonly privacyUrl: string
    readonly termsUrl: string
    /** Source of the help: our own content service, or a Prismic repository. */
    readonly contentEndpoint: string
    readonly contentToken?: string
    /** Contact address for users who find no answer. */
    readonly supportEmail?: string
    /** Address of the identity service: this origin, or another one. */
    readonly identity:
      | { readonly kind: 'embedded' }
      | {
          readonly kind: 'hosted'
          readonly apiUrl: string
          readonly tokenUrl: string
          readonly isGoogles: boolean
        }
    /** Kind of database at databaseURL: this server's own, or a Firebase project's. */
    readonly realtime: 'embedded' | 'firebase'
    readonly microsoft: boolean
    /**
     * True if look-ups of addresses return nothing, so an address may have any sign-in method, or no account.
     */
    readonly hidesSignInMethods: boolean
    readonly appCheck: {
      readonly mode: 'off' | 'audit' | 'enforce'
      readonly provider: 'proof-of-work' | 'recaptcha-enterprise'
      readonly siteKey: string
    }
    readonly mailbox: boolean
    readonly languages: readonly string[]
  }
}

/**
 * Read from the page, which our server puts it in; the page of the development server does not contain it.
 */
export async function readClientConfig(): Promise<ClientConfig> {
  const inPage = document.getElementById('client-config')?.textContent
  // The server's tests check the shape.
  if (inPage) return JSON.parse(inPage) as ClientConfig
  const response = await fetch('/__/firebase/init.json')
  if (!response.ok) throw new Error(`init.json answered ${response.status}`)
  return (await response.json()) as ClientConfig // as above
}
