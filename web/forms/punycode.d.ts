// The package has no types. With its full path, since Node has a deprecated module of the same name.
declare module 'punycode/punycode.js' {
  const punycode: { toASCII(domain: string): string; toUnicode(email: string): string }
  export default punycode
}
