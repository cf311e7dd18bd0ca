/** Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens and the SDK's own configuration. */
export const googleIdentity = {
  issuer: 'https://securetoken.google.com',
  keysUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  apiUrl: 'https://identitytoolkit.googleapis.com',
  tokenUrl: 'https://securetoken.googleapis.com',
} as const
