import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { othersReleaseIn } from '../teams/others-release.ts'
import { replaceLogo, takeLogoAway } from './change-logo.ts'
import { describeDueErasures } from './due-erasures.ts'
import { describeShop } from './describe-shop.ts'
import { findLogoPath } from '../teams/logo-store.ts'
import { saveShop } from './save-shop.ts'
import { findShop } from '../teams/shop-store.ts'

export function shopEndpoints(parts: ProductParts): Router<typeof contract.shop, CallContext> {
  const { database } = parts
  return {
    get: api.shop.get.handler(async ({ context: { call } }) => {
      const { team, teamId } = call.member
      return describeShop(
        { ...team, othersRelease: await othersReleaseIn(database.orm, team) },
        await findShop(database.orm, teamId),
        await findLogoPath(database.orm, teamId),
      )
    }),
    dueErasures: api.shop.dueErasures.handler(({ context: { call } }) =>
      describeDueErasures(database.orm, call.member.team, parts.now()),
    ),
    saveLogo: api.shop.saveLogo.handler(({ context: { call }, input }) =>
      replaceLogo(parts, call.change, call.member, input.image),
    ),
    removeLogo: api.shop.removeLogo.handler(({ context: { call } }) =>
      takeLogoAway(parts, call.change, call.member),
    ),
    save: api.shop.save.handler(({ context: { call }, input }) =>
      saveShop(parts, call.change, call.member, input),
    ),
  }
}
