import type { Page } from '@playwright/test'

/** The distances that a reader may set (WCAG 2.2, 1.4.12), at the least that a page has to bear. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/**
 * Returns the texts of a page that are cut or lie over another text once a reader has more space between lines, letters,
 * words and paragraphs, and were not before.
 * within: selector of the part of the page that is looked at.
 */
export async function textSpacingFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ([css, part]) => {
      /** A text with the boxes of its lines. What lies above the page is a layer of its own. */
      interface Shown {
        readonly text: Text
        readonly boxes: readonly DOMRect[]
        readonly layer: Element
      }
      const styleOf = (one: Element) => getComputedStyle(one)
      const around = (one: Element | null, is: (style: CSSStyleDeclaration) => boolean): Element | null =>
        one === null || is(styleOf(one)) ? one : around(one.parentElement, is)
      const isCutting = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
        /hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY)
      const shownTexts = (): Shown[] => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const all: Shown[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node as Text // only texts are walked over
          const parent = text.parentElement
          if (
            !parent ||
            !text.data.trim() ||
            !parent.closest(part) ||
            parent.closest('.cp-hidden, [aria-hidden=true], option, style, script, svg, kbd')
          )
            continue
          if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
          const range = document.createRange()
          range.selectNodeContents(text)
          const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
          const layer =
            around(parent, ({ position }) => /absolute|fixed|sticky/.test(position)) ?? document.body
          if (boxes.length > 0) all.push({ text, boxes, layer })
        }
        return all
      }
      const isCut = ({ text, boxes }: Shown) => {
        const cutting = around(text.parentElement, isCutting)
        if (!cutting || cutting === document.body || cutting === document.documentElement) return false
        const { left, right, top, bottom } = cutting.getBoundingClientRect()
        const { overflowX, overflowY } = styleOf(cutting)
        const [across, down] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)]
        return boxes.some(
          (box) =>
            (across && (box.left < left - 1 || box.right > right + 1)) ||
            // A line is higher than its letters.
            (down && (box.top < top - 4 || box.bottom > bottom + 4)),
        )
      }
      const overlap = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5
      const wordsOf = ({ text }: Shown) => text.data.trim().slice(0, 40)
      const faults = () => {
        const all = shownTexts()
        const cut = all.filter(isCut).map((one) => `cut: "${wordsOf(one)}"`)
        const covered = all.flatMap((one, index) =>
          all
            .slice(index + 1)
            .filter((other) => other.layer === one.layer)
            .filter((other) => one.boxes.some((box) => other.boxes.some((theirs) => overlap(box, theirs))))
            .map((other) => `"${wordsOf(one)}" and "${wordsOf(other)}" overlap`),
        )
        return new Set([...cut, ...covered])
      }
      const before = faults()
      const style = document.createElement('style')
      style.textContent = css
      document.head.append(style)
      const after = faults()
      const { scrollWidth, clientWidth } = document.documentElement
      style.remove()
      return [
        ...[...after].filter((fault) => !before.has(fault)),
        ...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} pixels`] : []),
      ].map((fault) => `with text spacing, ${fault}`)
    },
    [spacing, within] as const,
  )
}
