import { FileFacts, pagePatterns } from '@costard/contract'
import { pageStyle, phonePhotosPage, pickLocale } from '@costard/templates'
import { type Context, Hono } from 'hono'
import type { Config } from '#config'
import { CodedError, type FindClientAddress } from '#http'
import type { AdmitCall } from '../admit-call.ts'
import { apiError } from '../calls/api-error.ts'
import { recordedChange } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import { addFile } from '../quote-files/add-file.ts'
import type { QuoteFileReceiver } from '../quote-files/receive-quote-file.ts'
import { pagePolicy } from '../quotes/public/page-policy.ts'
import { findQuote } from '../quotes/quote-store.ts'
import type { Member } from '../teams/memberships/member.ts'
import { memberWhoAsked } from '../teams/memberships/member-who-asked.ts'
import { findPhoneLink, type PhoneLinkRow, takePhoto } from './phone-link-store.ts'
import { phoneTokenHash } from './phone-token.ts'

const policy = pagePolicy([pageStyle])

/**
 * Returns undefined for a refusal: a link ends with the permission of its member, and the phone shows a page
 * about this.
 */
function ended(error: unknown): undefined {
  if (!(error instanceof CodedError) || error.status >= 500) throw error
}

/**
 * Page behind the QR code on a member's screen, and the photos sent from the page: one for each POST. The
 * token is the only credential of the phone.
 */
export function phonePhotoPages(
  parts: ProductParts,
  {
    config,
    scriptUrl,
    admit,
    findAddress,
    receiver,
  }: {
    readonly config: Pick<Config, 'productName'>
    readonly scriptUrl: string | undefined
    readonly admit: AdmitCall
    readonly findAddress: FindClientAddress
    readonly receiver: QuoteFileReceiver
  },
): Hono {
  const { database, now } = parts

  async function find(c: Context): Promise<{ hash: Buffer; link: PhoneLinkRow } | undefined> {
    const hash = phoneTokenHash(c.req.param('token'))
    const link = hash && (await findPhoneLink(database.orm, hash, now()))
    return link && { hash, link }
  }

  /**
   * Returns the member who opened the link, with current permissions. Throws team/not-found, team/suspended,
   * team/not-allowed.
   */
  function memberBehind({ teamId, userId, isGuest, openedAt }: PhoneLinkRow): Promise<Member> {
    const caller = { userId, isAnonymous: isGuest, emailVerified: false, signedInAt: openedAt }
    return memberWhoAsked(parts, database.orm, { caller, askedAt: openedAt }, teamId, 'quote.create')
  }

  return new Hono()
    .get(pagePatterns.phonePhotos, async (c) => {
      await admit(c)
      c.header('content-security-policy', policy)
      c.header('cache-control', 'private, no-store')
      const found = await find(c)
      const member = found && (await memberBehind(found.link).catch(ended))
      const quote = member && (await findQuote(database.orm, found.link.teamId, found.link.quoteId))
      const page = phonePhotosPage({
        locale: pickLocale(member?.team.language ?? c.req.header('accept-language')?.slice(0, 2)),
        productName: config.productName,
        scriptUrl,
        link:
          member && quote
            ? { teamName: member.team.name, number: quote.number, photosLeft: found.link.photosLeft }
            : undefined,
      })
      return c.html(page, quote ? 200 : 404)
    })
    .post(pagePatterns.phonePhotos, async (c) => {
      await admit(c)
      const found = await find(c)
      if (!found) throw apiError('file/not-found')
      const { hash: tokenHash, link } = found
      const { teamId, quoteId, lineId, questionKey, side, isForCustomer } = link
      if (link.photosLeft < 1) throw apiError('file/too-many')
      await memberBehind(link)
      using _slot = receiver.take(link.userId)
      const { data: facts } = FileFacts.safeParse({ name: c.req.query('name') ?? 'photo.jpg', side })
      if (!facts) throw apiError('request/invalid')
      const received = await receiver.receive(c, teamId, 'photos')
      // Check again: the phone determines how long a photo takes, and rights can end meanwhile.
      const member = await memberBehind(link)
      const actor = {
        userId: link.userId,
        action: 'attachments.add' as const,
        requestId: String(c.get('requestId' as never) ?? ''), // the app sets it for every request
        address: findAddress(c) ?? '',
        at: now(),
      }
      await recordedChange(parts, actor, async (change) => {
        if (!(await takePhoto(change.tx, tokenHash, now()))) throw apiError('file/too-many')
        await addFile(parts, change, member, quoteId, {
          ...received,
          facts: {
            ...facts,
            isForCustomer,
            ...(lineId !== null && { lineId }),
            ...(questionKey !== null && { questionKey }),
          },
        })
      })
      return c.json({ photosLeft: link.photosLeft - 1 }, 201)
    })
}
