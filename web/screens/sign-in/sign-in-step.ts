/** Ways of signing in that an account may have, as the identity provider names them. */
export type SignInMethod = 'password' | 'emailLink'

/** Where signing in has come to. */
export type SignInStep =
  | { readonly at: 'email'; readonly email: string }
  | {
      readonly at: 'methods'
      readonly email: string
      readonly methods: readonly SignInMethod[]
      /** Why the link that goes out by itself did not. */
      readonly linkError?: unknown
    }
  | { readonly at: 'mailbox'; readonly email: string; readonly sent: 'signIn' | 'reset' }

/** Known ways out of what the provider answers; an address without any gets a link. */
export function usableMethods(answered: readonly string[]): readonly SignInMethod[] {
  const known = (['password', 'emailLink'] as const).filter((method) => answered.includes(method))
  return known.length > 0 ? known : ['emailLink']
}
