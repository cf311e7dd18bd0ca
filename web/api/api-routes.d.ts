declare module 'virtual:api-routes' {
  /** Only methods and paths at run time; see build/api-routes.ts. */
  const routes: typeof import('@costard/contract').contract
  export default routes
}
