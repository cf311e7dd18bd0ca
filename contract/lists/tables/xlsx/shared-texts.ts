import { scanXml } from '../scan-xml.ts'

/** Returns the texts that cells share, by their index. Readings of Japanese words beside a text are no part of it. */
export function sharedTexts(xml: string): readonly string[] {
  const texts: string[] = []
  let own = ''
  let isText = false
  let isReading = false
  scanXml(xml, {
    open: (name) => {
      if (name === 'si') own = ''
      else if (name === 't') isText = true
      else if (name === 'rPh') isReading = true
    },
    text: (text) => {
      if (isText && !isReading) own += text
    },
    close: (name) => {
      if (name === 'si') texts.push(unescaped(own))
      else if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
    },
  })
  return texts
}

/** Signs that XML cannot have are written as `_x000D_`. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    : text
}
