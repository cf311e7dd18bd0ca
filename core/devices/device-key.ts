/** The key of a device, made from its name: "iPad Pro 11-inch (M4)" is "ipad-pro-11-inch-m4". */
export function deviceKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/["″”]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
