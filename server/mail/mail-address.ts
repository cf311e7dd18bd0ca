/** Longest address that mail servers must accept. Source: RFC 5321 4.5.3.1.3, less the angle brackets. */
const maxLength = 254

/** True if the text is exactly one plain address: no list, no display name, no header injection. */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= maxLength &&
    /^[^\s@<>,;:"()[\]\\\u0000-\u001f\u007f]+@[^\s@<>,;:"()[\]\\\u0000-\u001f\u007f]+$/.test(text)
  )
}
