import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** A rectangle in points, from the left and the top of the page. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

type Matrix = readonly [number, number, number, number, number, number]

/** Returns the boxes around the filled shapes of each page. */
export async function rectanglesIn(file: Buffer): Promise<readonly (readonly Rectangle[])[]> {
  const { OPS } = await getResolvedPDFJS()
  const document = await getDocumentProxy(new Uint8Array(file))
  const pages: Rectangle[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [, , , top = 0] = page.view
    const { fnArray, argsArray } = await page.getOperatorList()
    const stack: Matrix[] = []
    let matrix: Matrix = [1, 0, 0, 1, 0, 0]
    const found: Rectangle[] = []
    for (const [index, operator] of fnArray.entries()) {
      const args = argsArray[index]
      if (operator === OPS.save) stack.push(matrix)
      else if (operator === OPS.restore) matrix = stack.pop() ?? matrix
      else if (operator === OPS.transform) matrix = product(matrix, args)
      else if (operator === OPS.constructPath && args[0] === OPS.fill) {
        const [left, low, right, high] = args[2] as number[]
        const [x1, y1] = at(matrix, left ?? 0, low ?? 0)
        const [x2, y2] = at(matrix, right ?? 0, high ?? 0)
        const [x, y] = [Math.min(x1, x2), Math.max(y1, y2)]
        found.push({ x, y: top - y, w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) })
      }
    }
    pages.push(found)
  }
  return pages
}

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function at([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}
