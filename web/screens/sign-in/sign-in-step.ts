/** Ways of signing in that an account may have, as the identity provider names them. */
export type SignInMethod = 'password' | 'emailLink' | 'microsoft.com'

/** Where signing in has come to. */
export type SignInStep =
  | { readonly at: 'email'; readonly email: string }
  | {
      readonly at: 'methods'
      readonly email: string
      readonly methods: readonly SignInMethod[]
      /** Why the link that goes out by itself did not. */
      readonly linkError?: unknown
      /** Microsoft is added to the account once its owner is signed in. */
      readonly isForLink?: boolean
    }
  | {
      readonly at: 'mailbox'
      readonly email: string
      readonly sent: 'signIn' | 'reset'
      /** For who has no account yet: Microsoft would make one too. */
      readonly offersMicrosoft: boolean
    }

/** Known ways out of what the provider answers. */
export function usableMethods(answered: readonly string[]): readonly SignInMethod[] {
  return (['password', 'emailLink', 'microsoft.com'] as const).filter((method) => answered.includes(method))
}
