import { useMoney } from '#messages/use-money.ts'

/** Price for a customer, in large print. Screen readers get the whole amount once. */
export function HeroMoney({
  minor,
  currency,
  size,
}: {
  readonly minor: number
  readonly currency: string
  readonly size?: string
}) {
  const money = useMoney(currency)
  const words = { currency: 'data-currency', cents: 'data-cents' } as const
  return (
    <span className="cp-hero" style={size === undefined ? undefined : { fontSize: size }}>
      <span className="cp-hidden">{money.full(minor)}</span>
      {money.parts(minor).map(({ kind, text }) =>
        kind === 'point' ? null : (
          <span
            key={kind}
            aria-hidden="true"
            {...(kind in words && { [words[kind as keyof typeof words]]: '' })}
          >
            {kind === 'sign' ? '−' : text}
          </span>
        ),
      )}
    </span>
  )
}
