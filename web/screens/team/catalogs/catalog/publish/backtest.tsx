export function Backtest({ rev }: { readonly rev: number }) {
  return <span hidden>{rev}</span>
}
