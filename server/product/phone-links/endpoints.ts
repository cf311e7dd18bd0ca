import { addressOf, type contract, pagePatterns, phoneLinkLimits } from '@costard/contract'
import type { Config } from '#config'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { getLine } from '../quotes/lines/line-store.ts'
import { lockQuote } from '../quotes/quote-store.ts'
import { deletePhoneLink, savePhoneLink } from './phone-link-store.ts'
import { newPhoneToken, phoneTokenHash } from './phone-token.ts'

export function phoneLinkEndpoints(
  parts: ProductParts,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Answers<typeof contract.phoneLinks> {
  return {
    open: async ({ context: { call }, input: { quoteId, lineId, questionKey, side, isForCustomer } }) => {
      const { tx, record } = call.change
      const { teamId, caller } = call.member
      const quote = await lockQuote(tx, teamId, quoteId)
      if (lineId) await getLine(tx, quote, lineId)
      const token = newPhoneToken()
      const openedAt = parts.now()
      const expiresAt = new Date(openedAt.getTime() + phoneLinkLimits.minutes * 60_000)
      await savePhoneLink(tx, {
        teamId,
        userId: caller.userId,
        isGuest: caller.isAnonymous,
        tokenHash: phoneTokenHash(token) ?? Buffer.alloc(0),
        quoteId,
        lineId: lineId ?? null,
        questionKey: questionKey ?? null,
        side,
        isForCustomer,
        photosLeft: phoneLinkLimits.maxPhotos,
        openedAt,
        expiresAt,
      })
      await record({
        teamId,
        entity: 'quote',
        entityId: quoteId,
        after: { phoneLinkUntil: expiresAt.toISOString() },
      })
      return {
        url: publicUrl + addressOf(pagePatterns.phonePhotos, { token }),
        expiresAt: expiresAt.toISOString(),
        maxPhotos: phoneLinkLimits.maxPhotos,
      }
    },
    close: async ({ context: { call } }) => {
      const { teamId, caller } = call.member
      const { tx, record } = call.change
      const deleted = await deletePhoneLink(tx, teamId, caller.userId)
      if (deleted)
        await record({ teamId, entity: 'quote', entityId: deleted.quoteId, after: { phoneLinkUntil: null } })
      return null
    },
  }
}
