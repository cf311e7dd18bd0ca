/** Longest address that mail servers must take. Source: RFC 5321 4.5.3.1.3, less the angle brackets. */
const maxLength = 254

/** Whether the text is exactly one plain address: no list, no name beside it, nothing that could start a header. */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= maxLength &&
    /^[^\s@<>,;:"()[\]\\\u0000-\u001f\u007f]+@[^\s@<>,;:"()[\]\\\u0000-\u001f\u007f]+$/.test(text)
  )
}
