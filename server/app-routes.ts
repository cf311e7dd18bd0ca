// The patterns of web/paths.ts, for the status of a page: an address outside them is answered with 404.
// The server may not import the web app, so a test holds the two lists together.
export const appRoutes = [
  '/',
  '/sign-up',
  '/reset-password',
  '/account-action',
  '/teams',
  '/teams/add',
  '/t/:tid',
  '/t/:tid/quotes',
  '/t/:tid/quotes/add/identify',
  '/t/:tid/quotes/add/catalogs',
  '/t/:tid/quotes/add/setup/:gid/*',
  '/t/:tid/quotes/:qid',
  '/t/:tid/quotes/:qid/review',
  '/t/:tid/customers',
  '/t/:tid/catalogs',
  '/t/:tid/account',
  '/t/:tid/settings/device-checks',
  '/q/:token',
]

const shapes = appRoutes.map((route) => {
  const shape = route.replace(/\/\*$/, '(/[^/]+)*').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${shape}$`)
})

/** Whether the web app has a screen at this path; a slash at the end does not count. */
export function isAppRoute(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return shapes.some((shape) => shape.test(plain))
}
