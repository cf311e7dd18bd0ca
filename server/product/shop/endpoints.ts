import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { othersReleaseIn } from '../teams/memberships/others-release.ts'
import { deleteLogo, replaceLogo } from './change-logo.ts'
import { describeDueErasures } from './due-erasures.ts'
import { describeShop } from './describe-shop.ts'
import { findLogoPath } from '../teams/shop-details/logo-store.ts'
import { saveShop } from './save-shop.ts'
import { findShop } from '../teams/shop-details/shop-store.ts'

export function shopEndpoints(parts: ProductParts): Answers<typeof contract.shop> {
  const { database } = parts
  return {
    get: async ({ context: { call } }) => {
      const { team, teamId } = call.member
      return describeShop(
        { ...team, othersRelease: await othersReleaseIn(database.orm, team) },
        await findShop(database.orm, teamId),
        await findLogoPath(database.orm, teamId),
      )
    },
    dueErasures: ({ context: { call } }) => describeDueErasures(database.orm, call.member.team, parts.now()),
    saveLogo: ({ context: { call }, input }) => replaceLogo(parts, call.change, call.member, input.image),
    removeLogo: ({ context: { call } }) => deleteLogo(parts, call.change, call.member),
    save: ({ context: { call }, input }) => saveShop(parts, call.change, call.member, input),
  }
}
