import type { contract } from '@costard/contract'
import type { Config } from '#config'
import { accountDeleted, isRecentSignIn } from '#identity'
import { publish } from '#outbox'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import { newId } from '../rows/new-id.ts'
import type { ExportSlots } from '../calls/export-slots.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import type { ProductParts } from '../parts.ts'
import { answerData } from './answer-data.ts'
import { describeAccount } from './describe-account.ts'
import { findPhotoOf, type Photo, removePhoto, savePhoto } from './photo-store.ts'

/** Calls on the caller's own account that the Firebase client does not offer. `data` has a separate route. */
export function accountEndpoints(
  parts: ProductParts,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  slots: ExportSlots,
): Answers<typeof contract.account> {
  const { database, identity, now } = parts
  const urlOf = ({ photoId }: Pick<Photo, 'photoId'>): string => `${publicUrl}/files/photos/${photoId}`
  return {
    data: ({ context: { call, http } }) => answerData(http, parts, slots, call.caller),
    get: ({ context: { call } }) => describeAccount(parts, call.caller),
    leaveTeams: async ({ context: { call } }) => {
      const { userId, isAnonymous, signedInAt } = call.caller
      // Signing out would be final for anonymous users: they cannot sign in again.
      if (!isAnonymous && !isRecentSignIn(signedInAt, now())) throw apiError('account/sign-in-too-old')
      await database.transaction((tx) => publish(tx, accountDeleted, { userId }))
      return null
    },
    savePhoto: async ({ context: { call }, input }) => {
      const { userId } = call.caller
      const bytes = Buffer.from(input.image, 'base64')
      // The contract accepts JPEG and WebP only; JPEG starts with FF.
      const type = bytes[0] === 0xff ? 'image/jpeg' : 'image/webp'
      const known = await findPhotoOf(database.orm, userId)
      if (known && isUnchanged(known, { type, bytes })) return { url: urlOf(known) }
      const photoId = newId<string>()
      await savePhoto(database.orm, { userId, photoId, type, bytes, savedAt: now() })
      return { url: urlOf({ photoId }) }
    },
    removePhoto: async ({ context: { call } }) => {
      const { userId } = call.caller
      await removePhoto(database.orm, userId)
      return null
    },
    endSession: async ({ context: { call }, input }) => {
      const { caller } = call
      if (!identity.endSession) throw apiError('account/kept-elsewhere')
      const existed = await identity.endSession(caller.userId, input.sessionId)
      if (!existed) throw apiError('account/session-not-found')
      return null
    },
    endSessions: async ({ context: { call }, input }) => {
      const { caller } = call
      if (!identity.endAllSessions) throw apiError('account/kept-elsewhere')
      // Without a session id in the token, the current session is unknown.
      if (input.keepsThis && caller.sessionId === undefined) throw apiError('account/session-not-found')
      await identity.endAllSessions(caller.userId, input.keepsThis ? caller.sessionId : undefined)
      return null
    },
  }
}
