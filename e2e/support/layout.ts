import type { Page } from '@playwright/test'

interface Found {
  /** Words that their own place, or the edge of the screen, cuts off. */
  cut: string[]
  /** Pairs of texts with numbers that lie on each other. */
  touching: string[]
  /** How much wider than its place the document is, or a window or a panel over it. */
  tooWide: number
}

/**
 * Looks at what is written in a part of the page, as it stands on the screen now. What can be scrolled into sight is not cut, nor what ends in
 * an ellipsis or fades out on purpose; what stays over the page while it scrolls does not touch it.
 */
export const lookAtTexts = (page: Page, within = 'body'): Promise<Found> =>
  page.evaluate((selector) => {
    interface Box {
      left: number
      right: number
      top: number
      bottom: number
    }
    interface Written {
      text: string
      node: Node
      shown: Box
      layer: Element | null
    }
    const EVERYWHERE: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    const isOver = (position: string): boolean => position === 'fixed' || position === 'sticky'
    const narrow = (box: Box, by: Box, x: boolean, y: boolean): Box => ({
      left: x ? Math.max(box.left, by.left) : box.left,
      right: x ? Math.min(box.right, by.right) : box.right,
      top: y ? Math.max(box.top, by.top) : box.top,
      bottom: y ? Math.min(box.bottom, by.bottom) : box.bottom,
    })
    /** What the elements around a text leave of the page: all of them, and those whose rest cannot be scrolled to. */
    const boundsOf = (start: Element): { clip: Box; hard: Box; layer: Element | null; isMeant: boolean } => {
      let [clip, hard, layer, isMeant, scrollsX, scrollsY] = [EVERYWHERE, EVERYWHERE, null as Element | null, false, false, false]
      for (let at: Element | null = start; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY, position, clipPath, maskImage, textOverflow } = getComputedStyle(at)
        const [x, y] = [overflowX !== 'visible', overflowY !== 'visible']
        if (clipPath !== 'none' || maskImage !== 'none' || textOverflow === 'ellipsis') isMeant = true
        if (x || y) {
          const box = at.getBoundingClientRect()
          clip = narrow(clip, box, x, y)
          scrollsX ||= overflowX === 'auto' || overflowX === 'scroll'
          scrollsY ||= overflowY === 'auto' || overflowY === 'scroll'
          hard = narrow(hard, box, x && !scrollsX, y && !scrollsY)
        }
        if (!layer && isOver(position)) layer = at
      }
      if (!scrollsX) hard = narrow(hard, { ...EVERYWHERE, left: 0, right: innerWidth }, true, false)
      return { clip, hard, layer, isMeant }
    }
    const over = [...document.querySelectorAll('dialog[open], dialog[open] [data-page]')].map((one) => one.scrollWidth - one.clientWidth)
    const found: Found = { cut: [], touching: [], tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth, ...over) }
    const numbers: Written[] = []
    for (const root of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const [text, element] = [node.textContent?.trim() ?? '', node.parentElement]
        if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        if (element.closest('[inert], [data-wheel]')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const { clip, hard, layer, isMeant } = boundsOf(element)
        if (isMeant) continue
        for (const box of range.getClientRects()) {
          if (box.width < 1 || box.height < 1) continue
          // The letters themselves are lower than the line that they stand in.
          const letters = { left: box.left, right: box.right, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 }
          const isGone =
            letters.right <= hard.left || letters.left >= hard.right || letters.bottom <= hard.top || letters.top >= hard.bottom
          const isCut =
            letters.left < hard.left - 1 || letters.right > hard.right + 1 || letters.top < hard.top - 1 || letters.bottom > hard.bottom + 1
          if (isCut) found.cut.push(`${text.slice(0, 40)}${isGone ? ' (all of it)' : ''}`)
          const shown = narrow(letters, clip, true, true)
          if (/\d/.test(text) && shown.right - shown.left > 1 && shown.bottom - shown.top > 1) numbers.push({ text, node, shown, layer })
        }
      }
    }
    for (const [place, one] of numbers.entries())
      for (const other of numbers.slice(place + 1)) {
        if (one.layer !== other.layer || one.node === other.node) continue
        const both = narrow(one.shown, other.shown, true, true)
        if (both.right - both.left > 1 && both.bottom - both.top > 1) found.touching.push(`${one.text} and ${other.text}`)
      }
    return found
  }, within)
