/** Returns a copy of an object with a field set, or without the field if its value is undefined. */
export function withField<Value extends object, Key extends keyof Value>(
  value: Value,
  key: Key,
  field: Value[Key] | undefined,
): Value {
  const { [key]: _, ...rest } = value
  return (field === undefined ? rest : { ...rest, [key]: field }) as Value
}
