import type { LiveGame } from '../live-game.ts'
import { LOST, type Spot, countWays, paid } from '../spot.ts'

/** Three dice, as they lie. */
export type SicBoResult = [number, number, number]

const FACES = [1, 2, 3, 4, 5, 6]
const ALL = 216n
const ROLLS: readonly SicBoResult[] = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): SicBoResult => [a, b, c])))

const totalOf = (dice: SicBoResult): number => dice[0] + dice[1] + dice[2]
const countOf = (dice: SicBoResult, face: number): number => dice.filter((die) => die === face).length
const isTriple = ([a, b, c]: SicBoResult): boolean => a === b && b === c

/** What is paid for one to one's own: by how many dice show it. */
type Pays = (dice: SicBoResult) => [over: number, under?: number] | undefined

/** Two hundred and sixteen rolls are counted one by one. */
function spot(code: string, pays: Pays): Spot<SicBoResult> {
  const comesTo: Spot<SicBoResult>['comesTo'] = (dice) => {
    const odds = pays(dice)
    return odds ? paid(...odds) : LOST
  }
  return { code, comesTo, chances: countWays(ROLLS.map((dice) => ({ comesTo: comesTo(dice), ways: 1n }))), allWays: ALL }
}

/** Of a total and of the one as far from the other end. */
const TOTALS = new Map<number, [number, number?]>([
  [4, [67]],
  [5, [33]],
  [6, [19]],
  [7, [13]],
  [8, [9]],
  [9, [7]],
  [10, [13, 2]],
])
const ONE_NUMBER: readonly (number | undefined)[] = [undefined, 1, 2, 12]

const evens: Record<string, (total: number) => boolean> = {
  small: (total) => total <= 10,
  big: (total) => total >= 11,
  odd: (total) => total % 2 === 1,
  even: (total) => total % 2 === 0,
}

export const sicBo: LiveGame<SicBoResult> = {
  kind: 'sic-bo',
  version: 1,
  spots: [
    ...Object.entries(evens).map(([code, holds]) => spot(code, (dice) => (!isTriple(dice) && holds(totalOf(dice)) ? [1] : undefined))),
    ...FACES.map((face) =>
      spot(`number-${face}`, (dice) => {
        const pays = ONE_NUMBER[countOf(dice, face)]
        return pays === undefined ? undefined : [pays]
      }),
    ),
    ...FACES.map((face) => spot(`double-${face}`, (dice) => (countOf(dice, face) >= 2 ? [12] : undefined))),
    ...FACES.flatMap((low) =>
      FACES.filter((high) => high > low).map((high) =>
        spot(`pair-${low}-${high}`, (dice) => (dice.includes(low) && dice.includes(high) ? [6] : undefined)),
      ),
    ),
    spot('any-triple', (dice) => (isTriple(dice) ? [33] : undefined)),
    ...FACES.map((face) => spot(`triple-${face}`, (dice) => (countOf(dice, face) === 3 ? [206] : undefined))),
    ...[...TOTALS].flatMap(([total, pays]) =>
      [total, 21 - total].map((each) => spot(`total-${each}`, (dice) => (totalOf(dice) === each ? pays : undefined))),
    ),
  ],
  draw: (draws) => [draws.below(6) + 1, draws.below(6) + 1, draws.below(6) + 1],
  playMs: () => 4000,
}
