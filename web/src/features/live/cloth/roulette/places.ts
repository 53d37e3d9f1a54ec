import { SPOTS, type Spot } from '@tucano/table/roulette-layout'

/** Measured in cells: zero, twelve rows of three and the columns along, three numbers and two rows of outside bets across. */
export interface Place {
  code: string
  numbers: readonly number[]
  kind: Spot['kind']
  which: string | undefined
  x: number
  y: number
  width: number
  height: number
}

const ROWS = 12
const ACROSS = 3
const OUTSIDE = 0.76
export const ALONG = ROWS + 2
export const DOWN = ACROSS + 2 * OUTSIDE
/** How wide a strip between numbers is. */
const STRIP = 0.34
const CHANCES = ['half-low', 'parity-even', 'colour-red', 'colour-black', 'parity-odd', 'half-high']

const codeOf = ({ kind, which, numbers }: Spot): string => `${kind}-${which ?? numbers.join('-')}`

/** Where a number's cell begins: three lies at the far side, one at the player's. */
const cellOf = (number: number) => ({ x: Math.ceil(number / ACROSS), y: ACROSS - 1 - ((number - 1) % ACROSS) })

interface Box {
  x: number
  y: number
  width: number
  height: number
}
const strip = (x: number, y: number, isAlong: boolean, isAcross: boolean): Box => {
  const [width, height] = [isAlong ? 1 - STRIP : STRIP, isAcross ? 1 - STRIP : STRIP]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** The middle of what an inside bet covers, without the zero: that lies beside all three of its neighbours. */
function insideBox({ kind, numbers }: Spot): Box {
  const cells = numbers.filter((number) => number > 0).map(cellOf)
  const mean = (of: (cell: { x: number; y: number }) => number): number =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length + 0.5
  const [x, y] = [mean((cell) => cell.x), mean((cell) => cell.y)]
  // Beyond the last row of numbers other bets begin: these strips end there.
  const foot = ACROSS - STRIP * 0.35
  if (kind === 'firstFour') return strip(1, foot, false, false)
  if (kind === 'street') return strip(x, foot, true, false)
  if (kind === 'line') return strip(x, foot, false, false)
  if (numbers.includes(0)) return strip(1, y, false, kind === 'split')
  return strip(x, y, x % 1 !== 0, y % 1 !== 0)
}

function boxOf(spot: Spot): Box {
  const { kind, which = '', numbers } = spot
  const [first = 0] = numbers
  switch (kind) {
    case 'straight':
      return first === 0 ? { x: 0, y: 0, width: 1, height: ACROSS } : { ...cellOf(first), width: 1, height: 1 }
    case 'column':
      return { x: ALONG - 1, y: ACROSS - Number(which), width: 1, height: 1 }
    case 'dozen':
      return { x: 1 + 4 * (Number(which) - 1), y: ACROSS, width: 4, height: OUTSIDE }
    case 'colour':
    case 'parity':
    case 'half':
      return { x: 1 + 2 * CHANCES.indexOf(codeOf(spot)), y: ACROSS + OUTSIDE, width: 2, height: OUTSIDE }
    case 'split':
    case 'street':
    case 'trio':
    case 'firstFour':
    case 'corner':
    case 'line':
      return insideBox(spot)
  }
}

const lying: readonly Place[] = SPOTS.map((spot) => ({
  code: codeOf(spot),
  kind: spot.kind,
  which: spot.which,
  numbers: spot.numbers,
  ...boxOf(spot),
}))
/** Stood up: zero on top, one to three from the left. */
const standing: readonly Place[] = lying.map((place) => ({
  ...place,
  x: DOWN - place.y - place.height,
  y: place.x,
  width: place.height,
  height: place.width,
}))
export const placesOf = (isUpright: boolean): readonly Place[] => (isUpright ? standing : lying)

export const isPrinted = ({ kind }: Pick<Place, 'kind'>): boolean =>
  ['straight', 'column', 'dozen', 'colour', 'parity', 'half'].includes(kind)

const middleOf = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 })

const WAYS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The next place in the direction of a key, those ahead before those aside. */
export function placeBeside(places: readonly Place[], from: Place, key: string): Place | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  const start = middleOf(from)
  const far = (place: Place): { ahead: number; aside: number } => {
    const to = middleOf(place)
    const [dx, dy] = [to.x - start.x, to.y - start.y]
    return { ahead: dx * way.x + dy * way.y, aside: Math.abs(dx * way.y) + Math.abs(dy * way.x) }
  }
  const costOf = (place: Place): number => far(place).ahead + 3 * far(place).aside
  return places
    .filter((place) => place.code !== from.code && far(place).ahead > 0.01 && far(place).aside <= far(place).ahead + 1)
    .toSorted((a, b) => costOf(a) - costOf(b))[0]
}
