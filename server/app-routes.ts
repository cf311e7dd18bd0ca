import { screenPatterns } from '@costard/contract'

const patterns = Object.values(screenPatterns).map((route) => {
  const pattern = route.replace(/\/\*$/, '(/[^/]+)*').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`)
})

/** True if the web app has a screen at this path. A trailing slash is ignored. */
export function isAppRoute(path: string): boolean {
  const withoutSlash = path.length > 1 ? path.replace(/\/$/, '') : path
  return patterns.some((pattern) => pattern.test(withoutSlash))
}
