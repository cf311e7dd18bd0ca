import { lazyView } from '#code/lazy-view.tsx'

/** The signed-in app, loaded together with the texts that this browser keeps, as screens read them at once. */
export const SignedIn = lazyView(
  () => import('./signed-in.tsx').then(async (file) => file.restored.then(() => file)),
  (file) => file.default,
)
