import type { FoundCode } from './found-code.ts'

/** Takes out addresses: what a QR code leads to says nothing about the device, whatever digits are in it. */
export function takeLinks(text: string): { readonly codes: readonly FoundCode[]; readonly rest: string } {
  const codes: FoundCode[] = []
  const rest = text.replace(links, (link) => {
    codes.push({ kind: 'link', value: link.trim() })
    return ' '
  })
  return { codes, rest }
}

// Also the QR codes that join a wireless network, install an eSIM, or write to somebody.
const links =
  /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|\b[a-z0-9-]+\.(?:com|net|org)\b\S*|\b(?:wifi:|lpa:1\$|mailto:|tel:|sms:|smsto:|geo:)[^\n]*/gi
