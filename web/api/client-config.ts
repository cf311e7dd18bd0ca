/** Configuration that the browser reads first: /__/firebase/init.json. */
export interface ClientConfig {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly appId?: string
  readonly databaseURL: string
  readonly costard: {
    readonly productName: string
    /** The version of the server. */
    readonly version: string
    /** Pages of the operator: their own, or ours that say so. */
    readonly privacyUrl: string
    readonly termsUrl: string
    /** The source of the help: our own content service, or a Prismic repository. */
    readonly contentEndpoint: string
    readonly contentToken?: string
    /** The address for people who find no answer. */
    readonly supportEmail?: string
    /** The address at which the SDK signs in: this very origin, or another. */
    readonly identity:
      | { readonly kind: 'embedded' }
      | {
          readonly kind: 'hosted'
          readonly apiUrl: string
          readonly tokenUrl: string
          readonly isGoogles: boolean
        }
    /** Kind of database behind databaseURL: this server's own, or a Firebase project's. */
    readonly realtime: 'embedded' | 'firebase'
    readonly microsoft: boolean
    /** Look-ups of addresses return nothing: an address may have any sign-in method, or no account. */
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

/** Read from the page, where our server puts it; the page of the development server has none. */
export async function readClientConfig(): Promise<ClientConfig> {
  const inPage = document.getElementById('client-config')?.textContent
  // Our own server's shape, checked by its tests.
  if (inPage) return JSON.parse(inPage) as ClientConfig
  const response = await fetch('/__/firebase/init.json')
  if (!response.ok) throw new Error(`init.json answered ${response.status}`)
  return (await response.json()) as ClientConfig // as above
}
