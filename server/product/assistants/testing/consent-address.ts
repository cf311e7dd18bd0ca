import { aClient } from './connect-assistant.ts'

/** Returns the address, without its origin, at which a new client asks a member. */
export async function aConsentAddress(
  url: string,
  asked: Readonly<Record<string, unknown>> = {},
  metadata: object = {},
): Promise<string> {
  const { request } = await aClient({ url }, asked, metadata)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request))
    query.set(
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      String(value),
    )
  return `/oauth/consent?${query}`
}
