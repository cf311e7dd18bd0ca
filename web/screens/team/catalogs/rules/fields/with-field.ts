/** Returns a value with a field, or without it if there is nothing to say. */
export function withField<Value extends object, Key extends keyof Value>(
  value: Value,
  key: Key,
  field: Value[Key] | undefined,
): Value {
  const { [key]: _, ...rest } = value
  return (field === undefined ? rest : { ...rest, [key]: field }) as Value
}
