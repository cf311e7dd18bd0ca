/** Corrects a serial number in capitals: the letters O and I never occur, so they are misread digits. */
export function asSerial(token: string): string {
  return token.replaceAll('O', '0').replaceAll('I', '1')
}
