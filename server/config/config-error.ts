/** One line for the operator: the name of the setting, what is wrong with its value, and what is accepted. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
