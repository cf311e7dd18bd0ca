/** Serial numbers never contain the letters O and I: these are misread digits. Takes capitals. */
export function asSerial(token: string): string {
  return token.replaceAll('O', '0').replaceAll('I', '1')
}
