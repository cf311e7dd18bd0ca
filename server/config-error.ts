/** One line for the person who starts the server: name, the value's fault, what is accepted. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
