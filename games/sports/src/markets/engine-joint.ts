import type { Selection } from '../slips/slip.ts'
import { type Outlook, type Placed, findMarket, outcomesOf } from './engine-markets.ts'
import type { Viewed } from './engine-parts.ts'
import { RESULTS, type Result } from './market.ts'

/** One way in which several selections can end, in their order. */
export interface Together {
  results: readonly Result[]
  chance: number
}

interface Asked<Cell> extends Placed<Cell> {
  outcome: string
  /** Which of the selections it is. */
  n: number
}

function find<Cell>(outlook: Outlook<Cell>, { market, specifiers, outcome }: Selection, n: number): Asked<Cell> | undefined {
  const placed = findMarket(outlook, market, specifiers)
  return placed && outcomesOf(placed.kind, outlook.players).includes(outcome) ? { ...placed, outcome, n } : undefined
}

/** Parts that hang on the same chance are not independent, and nothing says how they hang together. */
function canStandTogether<Cell>(parts: Iterable<Viewed<Cell>>): boolean {
  const chances = [...parts].flatMap(({ part: { chance } }) => (chance === undefined ? [] : [chance]))
  return new Set(chances).size === chances.length
}

/** Results by their places in `RESULTS`, one digit each; a dot where a selection is of another part. */
type Digits = string

/** The results of a selection in each cell of its part, where no player is asked after: worked out once for cells that are put together. */
function digitsByCell<Cell>({ kind, part, specifiers, outcome }: Asked<Cell>): (n: number) => number {
  const view = part.view(kind.by)
  const digits = view.cells.map((cell) => RESULTS.indexOf(kind.result(cell, outcome, specifiers)))
  return (n) => digits[view.at[n]!]!
}

function jointOfPart<Cell>(part: Viewed<Cell>, asked: readonly Asked<Cell>[], { tellApart }: Outlook<Cell>): Map<Digits, number> {
  const joint = new Map<Digits, number>()
  const add = (digits: Digits, chance: number): void => void joint.set(digits, (joint.get(digits) ?? 0) + chance)
  const players = [...new Set(asked.flatMap(({ kind, outcome, specifiers }) => kind.playersOf?.(outcome, specifiers) ?? []))]
  const { cells, chances } = part.part
  if (players.length === 0) {
    const readers = asked.map(digitsByCell)
    for (let n = 0; n < cells.length; n++) if (chances[n]! > 0) add(readers.map((digitAt) => digitAt(n)).join(''), chances[n]!)
    return joint
  }
  if (!tellApart) throw new RangeError('nobody tells players of this sport apart')
  for (const [n, whole] of cells.entries()) {
    if (chances[n] === 0) continue
    for (const { cell, share } of tellApart(whole, players))
      if (share > 0)
        add(
          asked.map(({ kind, outcome, specifiers }) => RESULTS.indexOf(kind.result(cell, outcome, specifiers))).join(''),
          chances[n]! * share,
        )
  }
  return joint
}

/**
 * How selections of one match end together: over the cells of a part, and as a product over parts, which are independent. Nothing where one of them is not
 * there, or two hang on the same chance in ways that no cell tells.
 */
export function jointResults<Cell>(outlook: Outlook<Cell>, selections: readonly Selection[]): Together[] | undefined {
  const asked = selections.map((selection, n) => find(outlook, selection, n))
  const found = asked.filter((one) => one !== undefined)
  const byPart = Map.groupBy(found, ({ part }) => part)
  if (found.length < asked.length || !canStandTogether(byPart.keys())) return undefined
  let joint: Together[] = [{ results: selections.map(() => 'void' as const), chance: 1 }]
  for (const [part, own] of byPart) {
    const ways = [...jointOfPart(part, own, outlook)]
    joint = joint.flatMap(({ results, chance }) =>
      ways.map(([digits, share]) => {
        const next = [...results]
        for (const [k, { n }] of own.entries()) next[n] = RESULTS[Number(digits[k])]!
        return { results: next, chance: chance * share }
      }),
    )
  }
  return joint
}

/**
 * How likely all of them win. Nothing where one of them can give its stake back: what the others are worth without it would be paid on top of a price that
 * had counted it as lost.
 */
export function chanceOfAll(joint: readonly Together[]): number | undefined {
  const isPlain = joint.every(({ results }) => results.every((result) => result === 'won' || result === 'lost'))
  return isPlain ? joint.reduce((sum, { results, chance }) => (results.includes('lost') ? sum : sum + chance), 0) : undefined
}
