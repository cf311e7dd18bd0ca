/** True for the code of a change that is based on an outdated version. */
export function isOutdatedCode(code: string): boolean {
  return code.endsWith('/changed') || code === 'catalog/draft-changed'
}
