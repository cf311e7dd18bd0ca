export function memoizeText<Value>(compute: (text: string) => Value): (text: string) => Value {
  return compute
}
