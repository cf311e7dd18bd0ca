import type { Quote, QuoteLine } from '@costard/contract'
import { type PriceObstacle, priceObstacleOf, waitsForColleague } from '@costard/quotes'

/** Returns the lines that wait to be released or priced. */
export function waitingLinesOf({ lines }: Pick<Quote, 'lines'>): readonly QuoteLine[] {
  return lines.filter((line) => waitsForColleague(obstacleOfLine(line)))
}

/** True if the line waits for a price set by hand. */
export function isToPrice(line: QuoteLine): boolean {
  return obstacleOfLine(line) === 'price-missing'
}

function obstacleOfLine({ result, approval }: QuoteLine): PriceObstacle | undefined {
  return priceObstacleOf(result, approval?.state === 'released')
}
