import { contract } from '@costard/contract'
import { isContractProcedure } from '@orpc/contract'
import type { Plugin } from 'vite'

const name = 'virtual:api-routes'

/**
 * Vite plugin for `virtual:api-routes`: the method and path of every call. Browsers then load neither schemas
 * nor zod.
 */
export function apiRoutes(): Plugin {
  return {
    name: 'api-routes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(routesOf(contract))}` : undefined),
  }
}

/**
 * Returns the shape that the client's link reads: like `minifyContractRouter`, without documentation texts.
 */
function routesOf(router: object): object {
  if (isContractProcedure(router)) {
    const { tags: _, summary: _s, description: _d, ...route } = router['~orpc'].route
    return { '~orpc': { errorMap: {}, meta: {}, route } }
  }
  return Object.fromEntries(Object.entries(router).map(([key, value]) => [key, routesOf(value as object)]))
}
