import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shop } from '../../server/testing/product-builders.ts'
import type { OurServer } from '../our-server.ts'

export async function liveWidget(shop: Shop): Promise<string> {
  const body = { name: 'Bench', catalogId: shop.catalogs.buy.pricing.id, mode: 'page' }
  const { id } = (await shop.owner.call('POST', `${shop.path}/widgets`, body)).body
  const live = await shop.owner.call('POST', `${shop.path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  if (live.status !== 200) throw new Error(JSON.stringify(live.body))
  return id
}

/** Follows the link in the mail, which a server without SMTP writes to a folder. */
export async function confirmEmail({ port, apiKey, dataDir }: OurServer, { owner }: Shop): Promise<void> {
  const post = (method: string, body: object) =>
    fetch(`http://localhost:${port}/v1/accounts:${method}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: await owner.idToken() })
  const outbox = join(dataDir, 'outbox')
  for (let tries = 0; tries < 50; tries += 1) {
    const mails = existsSync(outbox) ? readdirSync(outbox) : []
    for (const name of mails.filter((one) => one.endsWith('.eml'))) {
      const text = readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=')
      const [, oobCode] = /oobCode=([\w-]+)/.exec(text) ?? []
      if (oobCode === undefined) continue
      const answer = await post('update', { oobCode })
      if (!answer.ok) throw new Error(await answer.text())
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('no mail to confirm the address')
}
