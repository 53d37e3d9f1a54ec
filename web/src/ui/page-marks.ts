/** Spec §9: three pages around the current one, one at each margin. */
const PAGE_RANGE = 3
const MARGIN_PAGES = 1

/** Which page numbers a pagination shows, with gaps where it leaves some out. */
export function pageMarks(page: number, pages: number): (number | 'gap')[] {
  const half = Math.floor(PAGE_RANGE / 2)
  const start = Math.max(1, Math.min(page - half, pages - PAGE_RANGE + 1))
  const shown = new Set<number>()
  for (let margin = 1; margin <= MARGIN_PAGES; margin++) shown.add(margin).add(pages - margin + 1)
  for (let step = 0; step < PAGE_RANGE; step++) shown.add(start + step)
  const numbers = [...shown].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => (number - (numbers[index - 1] ?? 0) > 1 ? (['gap', number] as const) : [number]))
}
