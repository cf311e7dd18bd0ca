/**
 * Returns the name of a line's device with its variant, and the quantity if there are several: 12 × iPhone
 * 15, 128 GB.
 */
export function deviceTitle({
  deviceName,
  variantLabel,
  quantity = 1,
}: {
  readonly deviceName: string
  readonly variantLabel: string
  readonly quantity?: number | undefined
}): string {
  const name = [deviceName, variantLabel].filter((part) => part !== '').join(', ')
  return quantity > 1 ? `${quantity} × ${name}` : name
}
