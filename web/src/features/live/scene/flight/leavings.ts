import { msOf } from '@tucano/live'
import { type Pen, type Point, type Size, apart, clamp, smooth } from '../stage/pen.ts'

/** Somebody has left the flight. */
export interface Leaving {
  id: string
  /** As the others may see it. */
  name: string
  /** In hundredths. */
  at: number
  isOwn: boolean
}

/** How long a label of somebody else is seen, and how many at a time. */
const SEEN_MS = 2600
const MOST = 9

interface Told {
  leavings: readonly Leaving[]
  write: (hundredths: number) => string
  isCalm: boolean
}

/** Who has left, where on the path: a label that pops up, rises and fades. One's own stays. */
export function drawLeavings(
  pen: Pen,
  { leavings, write, isCalm }: Told,
  { sinceMs, place, size }: { sinceMs: number; place: (at: number) => Point; size: Size },
): void {
  const shown = leavings
    .map((leaving) => ({ ...leaving, ageMs: sinceMs - msOf(leaving.at) }))
    .filter(({ ageMs, isOwn }) => ageMs >= 0 && (isOwn || ageMs < SEEN_MS))
  const others = shown.filter(({ isOwn }) => !isOwn).slice(-MOST)
  ;[...others, ...shown.filter(({ isOwn }) => isOwn)].forEach(({ name, at, ageMs, isOwn }, n) => {
    const point = place(at)
    const share = ageMs / SEEN_MS
    const isSmall = size.width < 520
    pen.font = `600 ${isSmall ? 11 : 13}px Inter, sans-serif`
    const word = `${name}  ${write(at)}`
    const wide = pen.measureText(word).width + 22
    const tall = isSmall ? 22 : 26
    const rise = (isOwn ? 34 : 30 + (n % 3) * 28) + (isOwn || isCalm ? 0 : share * 34)
    const x = clamp(point.x, wide / 2 + 8, size.width - wide / 2 - 8)
    const y = clamp(point.y - rise, tall, size.height - tall)
    pen.globalAlpha = isOwn ? 1 : 1 - smooth(0.72, 1, share)
    pen.strokeStyle = isOwn ? '#ffd27a' : '#ffffff59'
    pen.lineWidth = 1
    pen.beginPath()
    pen.moveTo(point.x, point.y)
    pen.lineTo(x, y + tall / 2)
    pen.stroke()
    pen.fillStyle = isOwn ? '#ffd27a' : '#9ff0c4'
    pen.beginPath()
    pen.arc(point.x, point.y, isOwn ? 5 : 3.5, 0, Math.PI * 2)
    pen.fill()
    apart(pen, { x, y }, () => {
      const pop = isCalm ? 1 : 0.7 + 0.3 * smooth(0, 160, ageMs)
      pen.scale(pop, pop)
      pen.fillStyle = isOwn ? '#f6a12b' : '#0e3b2ce6'
      pen.strokeStyle = isOwn ? '#fff0cf' : '#4fd89499'
      pen.beginPath()
      pen.roundRect(-wide / 2, -tall / 2, wide, tall, tall / 2)
      pen.fill()
      pen.stroke()
      pen.fillStyle = isOwn ? '#1b1206' : '#dcfbe9'
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillText(word, 0, 1)
    })
    pen.globalAlpha = 1
  })
}
