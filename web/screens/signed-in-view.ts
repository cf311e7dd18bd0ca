import { lazyView } from '#code/lazy-view.tsx'

export const SignedIn = lazyView(
  () => import('./signed-in.tsx'),
  (file) => file.default,
)
