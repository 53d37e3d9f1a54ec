import type { SheetOf } from '@tucano/contract/studios'

/** A place where a bet can lie, as the sheet has it: inside bets by their numbers, outside bets by which of their kind they are. */
export type Spot = SheetOf<'roulette'>['spots'][number]

/** What tells a spot from all others. */
export const nameOf = ({ kind, which, numbers }: Spot): string => `${kind} ${which ?? numbers.join('-')}`

export interface Point {
  x: number
  y: number
}

/** Measured in cells. Along lies the long side of the cloth: zero, twelve rows of three numbers, the columns. */
export interface Place {
  name: string
  spot: Spot
  /** Where chips lie. */
  middle: Point
  /** Where a press is meant for it. */
  area: { x: number; y: number; width: number; height: number }
}

const ROWS = 12
const ACROSS = 3
/** How deep the two rows of outside bets are. */
const OUTSIDE = 0.74
export const LENGTH = ROWS + 2
export const DEPTH = ACROSS + 2 * OUTSIDE

/** As wide as a strip on an edge between numbers is, for a thumb. */
const EDGE = 0.32
const EVEN_CHANCES = ['half low', 'parity even', 'colour red', 'colour black', 'parity odd', 'half high']

/** The middle of a number's cell. Three lies at the far side, one at the player's. */
function middleOf(number: number): Point {
  if (number === 0) return { x: 0.5, y: ACROSS / 2 }
  return { x: Math.ceil(number / ACROSS) + 0.5, y: ACROSS - 0.5 - ((number - 1) % ACROSS) }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const around = ({ x, y }: Point, width: number, height: number) => ({ x: x - width / 2, y: y - height / 2, width, height })

/** Where an inside bet lies: between its numbers, or where they end. */
function insideMiddle({ kind, numbers }: Spot): Point {
  const [first = 0] = numbers
  const cells = numbers.filter((number) => number > 0).map(middleOf)
  const middle = { x: mean(cells.map(({ x }) => x)), y: mean(cells.map(({ y }) => y)) }
  if (kind === 'street' || kind === 'line') return { x: middle.x, y: ACROSS }
  if (kind === 'firstFour') return { x: 1, y: ACROSS }
  return first === 0 ? { x: 1, y: middle.y } : middle
}

function placeOf(spot: Spot): Place {
  const { kind, which = '', numbers } = spot
  const name = nameOf(spot)
  const told = (area: Place['area'], middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 }): Place => ({
    name,
    spot,
    middle,
    area,
  })
  switch (kind) {
    case 'straight':
      return told(numbers[0] === 0 ? { x: 0, y: 0, width: 1, height: ACROSS } : around(middleOf(numbers[0]!), 1, 1))
    case 'column':
      return told({ x: LENGTH - 1, y: ACROSS - Number(which), width: 1, height: 1 })
    case 'dozen':
      return told({ x: 1 + 4 * (Number(which) - 1), y: ACROSS, width: 4, height: OUTSIDE })
    case 'colour':
    case 'parity':
    case 'half':
      return told({ x: 1 + 2 * EVEN_CHANCES.indexOf(name), y: ACROSS + OUTSIDE, width: 2, height: OUTSIDE })
    case 'split':
    case 'street':
    case 'trio':
    case 'firstFour':
    case 'corner':
    case 'line': {
      const middle = insideMiddle(spot)
      const [isOnRow, isOnColumn] = [middle.x % 1 !== 0, middle.y % 1 !== 0]
      const area = around(middle, isOnRow ? 1 - EDGE : EDGE, isOnColumn ? 1 - EDGE : EDGE)
      // Beyond the numbers other bets begin: the strip lies mostly on this side.
      return told(middle.y === ACROSS ? { ...area, y: ACROSS - EDGE * 0.7 } : area, middle)
    }
  }
}

/** The same cloth stood up: zero on top, one to three from the left, the outside bets beside them. */
function upright({ name, spot, middle, area }: Place): Place {
  return {
    name,
    spot,
    middle: { x: DEPTH - middle.y, y: middle.x },
    area: { x: DEPTH - area.y - area.height, y: area.x, width: area.height, height: area.width },
  }
}

export function layOut(spots: readonly Spot[], isUpright: boolean): Place[] {
  const places = spots.map(placeOf)
  return isUpright ? places.map(upright) : places
}

/** The place that a press is meant for: the smallest there. */
export function placeAt(places: readonly Place[], { x, y }: Point): Place | undefined {
  const sizeOf = ({ area }: Place): number => area.width * area.height
  return places
    .filter(({ area }) => x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height)
    .toSorted((a, b) => sizeOf(a) - sizeOf(b))[0]
}

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
const WAYS: Record<Way, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
export const isWay = (key: string): key is Way => key in WAYS

/** The next place in a direction; to the side costs more than ahead. */
export function nextPlace(places: readonly Place[], { middle, name }: Place, way: Way): Place | undefined {
  const { x, y } = WAYS[way]
  const ahead = ({ middle: to }: Place): number => (to.x - middle.x) * x + (to.y - middle.y) * y
  const aside = ({ middle: to }: Place): number => Math.abs((to.x - middle.x) * y) + Math.abs((to.y - middle.y) * x)
  const cost = (place: Place): number => ahead(place) + 3 * aside(place)
  return places
    .filter((place) => place.name !== name && ahead(place) > 0.01 && aside(place) <= ahead(place) + 1)
    .toSorted((a, b) => cost(a) - cost(b))[0]
}
