import { namesIn } from '../rows/find-names.ts'
import type { ProductModule } from '../product-module.ts'
import { memberNames } from './memberships/member-names.ts'
import * as schema from './schema.ts'
import * as shop from './shop-schema.ts'
import * as sites from './sites/schema.ts'

export const teamModule = {
  tables: [schema, shop, sites],
  archived: { members: schema.members, 'shop-details': shop.shopDetails, sites: sites.sites },
  names: {
    member: memberNames,
    site: namesIn(sites.sites, { ...sites.sites, id: sites.sites.siteId }),
  },
} satisfies ProductModule
