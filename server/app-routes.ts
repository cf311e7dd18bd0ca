// The web app's own paths, for the status of a page: unknown ones are answered with 404. A word in braces stands
// for one id; a star at its end for any number of them. The same list as the web app's route table.
const paths = [
  '/',
  '/sign-up',
  '/reset-password',
  '/countries',
  '/locales',
  '/faq',
  '/faq/{id}',
  '/teams',
  '/teams/add',
  '/q/{token}',
  '/t/{tid}',
  '/t/{tid}/quotes',
  '/t/{tid}/quotes/add',
  '/t/{tid}/quotes/add/identify',
  '/t/{tid}/quotes/add/catalogs',
  '/t/{tid}/quotes/add/setup/{gid}/{id*}',
  '/t/{tid}/quotes/{qid}',
  '/t/{tid}/quotes/{qid}/review',
  '/t/{tid}/customers',
  '/t/{tid}/customers/add',
  '/t/{tid}/customers/{cid}',
  '/t/{tid}/customers/{cid}/edit',
  '/t/{tid}/catalogs',
  '/t/{tid}/catalogs/add',
  '/t/{tid}/catalogs/{gid}',
  '/t/{tid}/catalogs/{gid}/general',
  '/t/{tid}/catalogs/{gid}/models',
  '/t/{tid}/catalogs/{gid}/computation',
  '/t/{tid}/catalogs/{gid}/computation/questions/{qid}',
  '/t/{tid}/catalogs/{gid}/computation/propositions',
  '/t/{tid}/catalogs/{gid}/questions',
  '/t/{tid}/catalogs/{gid}/questions/{id}',
  '/t/{tid}/catalogs/{gid}/propositions',
  '/t/{tid}/catalogs/{gid}/propositions/{id}',
  '/t/{tid}/catalogs/{gid}/services',
  '/t/{tid}/catalogs/{gid}/services/{id}',
  '/t/{tid}/widgets',
  '/t/{tid}/widgets/add',
  '/t/{tid}/widgets/{wid}',
  '/t/{tid}/account',
  '/t/{tid}/faq',
  '/t/{tid}/settings',
  '/t/{tid}/settings/general',
  '/t/{tid}/settings/messages',
  '/t/{tid}/settings/members',
  '/t/{tid}/settings/subscription',
  '/t/{tid}/settings/leave',
  '/t/{tid}/settings/close',
]

const shapes = paths.map(
  (path) => new RegExp(`^${path.replace(/\/\{\w+\*\}/g, '(/[^/]+)*').replace(/\{\w+\}/g, '[^/]+')}$`),
)

/** Whether the web app has a screen at this path; a slash at the end does not count. */
export function isAppRoute(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return shapes.some((shape) => shape.test(plain))
}
