import { appearance, imitatesLatin } from '@costard/quotes'
import { createTexts, type Locale } from '../messages/texts.ts'

/** Maximum length: a longer name would hide "via Costard Pro". Characters. */
const maxNameLength = 40

/**
 * Returns the display name for mail sent for a team, such as "Liffey Exchange via Costard Pro". A team can
 * choose any name, so the name is never shown alone, and addresses, links, invisible characters, look-alike
 * letters and the product's own name are removed from it.
 */
export function senderName({
  locale,
  teamName,
  productName,
}: {
  locale: Locale
  teamName: string
  productName: string
}): string {
  const texts = createTexts(locale)
  const product = texts('email.quotedWith', { productName })
  const plain = teamName
    .normalize('NFKC')
    .replace(/[\p{C}"<>]/gu, ' ')
    .replace(/\S*@\S*/g, ' ')
    .replace(/[a-z][a-z0-9+-]*:\/\//gi, ' ')
    // A full stop before a letter could be part of a host name; \u3002 acts as a full stop there too.
    .replace(/[.:\u3002](?=[\p{L}\p{N}])/gu, (mark, at: number, all: string) => {
      const isInNumber = /\d/.test(all[at - 1] ?? '') && /\d/.test(all[at + 1] ?? '')
      return isInNumber ? mark : ' '
    })
    .replace(/\s+/g, ' ')
    .trim()
  const isOurs = appearance(plain).includes(appearance(productName))
  const characters = [...plain]
  const name =
    characters.length > maxNameLength ? `${characters.slice(0, maxNameLength - 1).join('')}…` : plain
  return name === '' || isOurs || imitatesLatin(plain)
    ? texts('email.fromUnnamed', { product })
    : texts('email.from', { name, product })
}
