declare module 'virtual:api-routes' {
  /** At run time it has only methods and paths; see build/api-routes.ts. */
  const routes: typeof import('@costard/contract').contract
  export default routes
}
