export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length * share) / 100)] ?? 0
}
