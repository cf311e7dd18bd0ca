/** Keys of the last typed email, and of the one that the last sign-in link was sent to: spec 3. */
const typedKey = 'email'
const linkKey = 'emailForSignIn'

export function findTypedEmail(): string | undefined {
  return localStorage.getItem(typedKey) ?? undefined
}

export function rememberTypedEmail(email: string): void {
  localStorage.setItem(typedKey, email)
}

export function clearTypedEmail(): void {
  localStorage.removeItem(typedKey)
}

export function findEmailForSignIn(): string | undefined {
  return localStorage.getItem(linkKey) ?? undefined
}

export function rememberEmailForSignIn(email: string): void {
  localStorage.setItem(linkKey, email)
}

export function clearEmailForSignIn(): void {
  localStorage.removeItem(linkKey)
}
