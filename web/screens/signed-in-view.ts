import { lazyView } from '#code/lazy-view.tsx'

/**
 * The signed-in app, loaded together with the texts stored in this browser, which screens read synchronously.
 */
export const SignedIn = lazyView(
  () => import('./signed-in.tsx').then(async (file) => file.restored.then(() => file)),
  (file) => file.default,
)
