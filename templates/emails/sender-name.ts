import { createTexts, type Locale } from '../messages/texts.ts'

/** Longer names would push "via Costard Pro" out of sight. */
const maxNameLength = 40

/**
 * Returns the display name of mail sent for a team, such as "Liffey Exchange via Costard Pro". A team can choose any
 * name, so it never stands alone; addresses, invisible characters and the product's own name are not repeated.
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
    .replace(/\s+/g, ' ')
    .trim()
  const isOurs = plain.toLowerCase().includes(productName.toLowerCase())
  const characters = [...plain]
  const name =
    characters.length > maxNameLength ? `${characters.slice(0, maxNameLength - 1).join('')}…` : plain
  return name === '' || isOurs
    ? texts('email.fromUnnamed', { product })
    : texts('email.from', { name, product })
}
