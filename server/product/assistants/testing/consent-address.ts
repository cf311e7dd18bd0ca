import { aClient } from './connect-assistant.ts'

/** Returns the path of the consent screen for a new client. */
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
