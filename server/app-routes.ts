// Copy of the patterns in web/paths.ts: a page outside them is sent with status 404.
// The server must not import the web app; app-routes.test.ts compares the two lists.
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
]

const patterns = appRoutes.map((route) => {
  const pattern = route.replace(/\/\*$/, '(/[^/]+)*').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`)
})

/** Whether the web app has a screen at this path. Ignores a slash at the end. */
export function isAppRoute(path: string): boolean {
  const withoutSlash = path.length > 1 ? path.replace(/\/$/, '') : path
  return patterns.some((pattern) => pattern.test(withoutSlash))
}
