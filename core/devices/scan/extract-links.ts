import type { FoundCode } from './found-code.ts'

/**
 * Extracts URLs: the target of a QR code carries no information about the device, even if it contains digits.
 */
export function extractLinks(text: string): { readonly codes: readonly FoundCode[]; readonly rest: string } {
  const codes: FoundCode[] = []
  const rest = text.replace(links, (link) => {
    codes.push({ kind: 'link', value: link.trim() })
    return ' '
  })
  return { codes, rest }
}

// Links, and QR codes for Wi-Fi access, eSIM installation and messages.
const links =
  /\b[a-z][a-z0-9+.-]{0,30}:\/\/\S+|\bwww\.\S+|\b[a-z0-9-]{1,63}\.(?:com|net|org)\b\S*|\b(?:wifi:|lpa:1\$|mailto:|tel:|sms:|smsto:|geo:)[^\n]*/gi
