/** Sign-in methods of an account, by the names of the identity provider. */
export type SignInMethod = 'password' | 'emailLink' | 'microsoft.com'

/** The current step of signing in. */
export type SignInStep =
  | { readonly at: 'email'; readonly email: string }
  | {
      readonly at: 'methods'
      readonly email: string
      readonly methods: readonly SignInMethod[]
      /** Reason why the automatic sign-in link could not be sent. */
      readonly linkError?: unknown
      /** Microsoft is linked to the account after sign-in. */
      readonly isForLink?: boolean
    }
  | {
      readonly at: 'mailbox'
      readonly email: string
      readonly sent: 'signIn' | 'reset'
      /** True for an address without an account, since Microsoft can create one too. */
      readonly offersMicrosoft: boolean
    }

/** Returns the known methods among those listed by the provider. */
export function usableMethods(answered: readonly string[]): readonly SignInMethod[] {
  return (['password', 'emailLink', 'microsoft.com'] as const).filter((method) => answered.includes(method))
}
