/** Replaces the address if no router runs, such as right after the session ended. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}
