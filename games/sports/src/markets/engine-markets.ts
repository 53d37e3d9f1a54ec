import type { Viewed } from './engine-parts.ts'
import { type MarketKind, RESULTS, type Result, type Specifiers } from './market.ts'

/** A kind of market as everybody knows it, whatever its sport and its cells. */
export type MarketDescription = Pick<
  MarketKind<never>,
  'id' | 'name' | 'groups' | 'specifiers' | 'variant' | 'outcomes' | 'part' | 'margin' | 'ofPlayers'
>

export interface OutcomeNow {
  id: string
  /** They add up to 1. */
  chances: Readonly<Record<Result, number>>
  /** Once the market is decided. */
  result?: Result
}

/** A market of a match as it stands. */
export interface MarketNow {
  id: number
  /** As the feed writes them, in order of their names: `hcp=-0.25|setnr=1`. */
  specifiers: string
  kind: MarketDescription
  outcomes: readonly OutcomeNow[]
  isDecided: boolean
}

/** A cell split by what some players have done in it. The shares add up to 1. */
type TellApart<Cell> = (cell: Cell, players: readonly string[]) => readonly { cell: Cell; share: number }[]

/** All that markets of a match are worked out from. */
export interface Outlook<Cell> {
  kinds: readonly MarketKind<Cell>[]
  parts: readonly Viewed<Cell>[]
  players: readonly string[]
  tellApart: TellApart<Cell> | undefined
}

/** A kind of market on a part of the match, with its line. */
export interface Placed<Cell> {
  kind: MarketKind<Cell>
  part: Viewed<Cell>
  /** All of them: variant, place and line. */
  specifiers: Specifiers
}

const written = (specifiers: Specifiers): string =>
  Object.entries(specifiers)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted((a, b) => (a.slice(0, a.indexOf('=')) < b.slice(0, b.indexOf('=')) ? -1 : 1))
    .join('|')

function readSpecifiers(text: string): Specifiers {
  return Object.fromEntries(
    text === '' ? [] : text.split('|').map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const),
  )
}

const belongsTo = <Cell>({ part }: Viewed<Cell>, kind: MarketKind<Cell>): boolean => part.part === kind.part

export function outcomesOf<Cell>({ outcomes, ofPlayers }: MarketKind<Cell>, players: readonly string[]): string[] {
  const named = outcomes.map(({ id }) => id)
  return ofPlayers ? [...named, ...players] : named
}

/** Chances of the results, in the order of `RESULTS`, over cells that are split by what some players have done. */
function splitChances<Cell>(
  { kind, part, specifiers }: Placed<Cell>,
  outcome: string,
  { players, tellApart }: { players: readonly string[]; tellApart: TellApart<Cell> | undefined },
): number[] {
  if (!tellApart) throw new RangeError('nobody tells players of this sport apart')
  const sums = RESULTS.map(() => 0)
  const { cells, chances } = part.summed(kind.by)
  for (let n = 0; n < cells.length; n++)
    for (const { cell, share } of tellApart(cells[n]!, players))
      if (share > 0) sums[RESULTS.indexOf(kind.result(cell, outcome, specifiers))]! += chances[n]! * share
  return sums
}

/** The same where nobody asks after players, as nearly always. */
function plainChances<Cell>({ kind, part, specifiers }: Placed<Cell>, outcome: string): number[] {
  const { cells, chances } = part.summed(kind.by)
  let [won, halfWon, pushed, halfLost, lost] = [0, 0, 0, 0, 0]
  for (let n = 0; n < cells.length; n++) {
    const result = kind.result(cells[n]!, outcome, specifiers)
    if (result === 'lost') lost += chances[n]!
    else if (result === 'won') won += chances[n]!
    else if (result === 'void') pushed += chances[n]!
    else if (result === 'halfWon') halfWon += chances[n]!
    else halfLost += chances[n]!
  }
  return [won, halfWon, pushed, halfLost, lost]
}

function chancesOf<Cell>(placed: Placed<Cell>, outcome: string, { tellApart }: Outlook<Cell>): Record<Result, number> {
  const players = placed.kind.playersOf?.(outcome, placed.specifiers) ?? []
  const sums = players.length > 0 ? splitChances(placed, outcome, { players, tellApart }) : plainChances(placed, outcome)
  const [won = 0, halfWon = 0, pushed = 0, halfLost = 0, lost = 0] = sums
  return { won, halfWon, void: pushed, halfLost, lost }
}

/** The one result that all ways that are left agree on. */
function agreed(chances: Readonly<Record<Result, number>>): Result | undefined {
  const left = RESULTS.filter((result) => chances[result] > 0)
  return left.length === 1 ? left[0] : undefined
}

export function marketAt<Cell>(placed: Placed<Cell>, outlook: Outlook<Cell>): MarketNow {
  const { kind, specifiers } = placed
  const outcomes = outcomesOf(kind, outlook.players).map((id) => {
    const chances = chancesOf(placed, id, outlook)
    return { id, chances, result: agreed(chances) }
  })
  const isDecided = outcomes.every(({ result }) => result !== undefined)
  return {
    id: kind.id,
    specifiers: written(specifiers),
    kind,
    outcomes: outcomes.map(({ id, chances, result }) =>
      isDecided && result ? { id, chances: { won: 0, halfWon: 0, void: 0, halfLost: 0, lost: 0, [result]: 1 }, result } : { id, chances },
    ),
    isDecided,
  }
}

const whereOf = <Cell>(kind: MarketKind<Cell>, { part: { place } }: Viewed<Cell>): Specifiers => ({
  ...(kind.variant !== undefined && { variant: kind.variant }),
  ...place,
})

/** Every line that is worth offering on what is left of the match. */
export function linesNow<Cell>({ kinds, parts, players }: Outlook<Cell>): Placed<Cell>[] {
  return kinds.flatMap((kind) =>
    parts
      .filter((part) => belongsTo(part, kind))
      .flatMap((part) => {
        const where = whereOf(kind, part)
        if (!kind.lines) return [{ kind, part, specifiers: where }]
        const { cells, chances } = part.summed(kind.by)
        return kind.lines(cells, chances, players).map((line) => ({ kind, part, specifiers: { ...where, ...line } }))
      }),
  )
}

const namesOf = <Cell>({ specifiers, variant }: MarketKind<Cell>): string =>
  [...specifiers, ...(variant === undefined ? [] : ['variant'])].toSorted().join('|')

/** The market with these specifiers, whether it is worth offering or not; nothing where there is none. */
export function findMarket<Cell>({ kinds, parts }: Outlook<Cell>, id: number, text: string): Placed<Cell> | undefined {
  const specifiers = readSpecifiers(text)
  const names = Object.keys(specifiers).toSorted().join('|')
  for (const kind of kinds) {
    if (kind.id !== id || namesOf(kind) !== names) continue
    const part = parts.find(
      (part) => belongsTo(part, kind) && Object.entries(whereOf(kind, part)).every(([name, value]) => specifiers[name] === value),
    )
    if (part) return { kind, part, specifiers }
  }
  return undefined
}
