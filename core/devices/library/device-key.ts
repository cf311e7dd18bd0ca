/** Returns the key for a device name: "iPad Pro 11-inch (M4)" is "ipad-pro-11-inch-m4". */
export function deviceKey(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/["″”]/g, '')
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? ''
}
