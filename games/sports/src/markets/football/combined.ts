import type { FootballCell } from '../../models/football/index.ts'
import { numberOf, wins } from '../lines-results.ts'
import { linesAround } from '../lines.ts'
import type { OutcomeWords } from '../market.ts'
import { type FootballMarket, called, hasLead, leadOf, looking, sumOf, words } from './tallies.ts'
import { MATCH, type Tally } from './views.ts'

const COMBINED = { ...looking(MATCH), groups: [...MATCH.groups, 'combo'] }
const HOME = '{$competitor1}'
const AWAY = '{$competitor2}'

const isBoth = ({ home, away }: Tally): boolean => home > 0 && away > 0
const isWon = (side: '1' | 'X' | '2', lead: number): boolean => (side === '1' ? lead > 0 : side === '2' ? lead < 0 : lead === 0)

/** Outcomes with what each of them asks of the score and of the total. */
interface Asked {
  words: OutcomeWords
  wins: (tally: Tally, total: number) => boolean
}

const outcomesOf = (asked: readonly Asked[]): OutcomeWords[] => asked.map(({ words }) => words)

function resultOf(asked: readonly Asked[]): FootballMarket['result'] {
  const byId = new Map(asked.map(({ words, wins }) => [words.id, wins]))
  return (cell, outcome, specifiers) =>
    wins(byId.get(outcome)?.(MATCH.read(cell), specifiers['total'] === undefined ? 0 : numberOf(specifiers, 'total')) ?? false)
}

/** Half lines near the middle: below the least, some outcomes could never come. */
const totalsFrom =
  (least: number) =>
  (cells: readonly FootballCell[], chances: Float64Array): { total: string }[] =>
    linesAround({ cells, chances }, (cell) => sumOf(MATCH.read(cell)), { sides: 1 })
      .filter((line) => line > least)
      .map((line) => ({ total: String(line) }))

const SIDES = [
  { side: '1', en: HOME, pt: HOME },
  { side: 'X', en: 'Draw', pt: 'Empate' },
  { side: '2', en: AWAY, pt: AWAY },
] as const

const resultAndBoth: Asked[] = SIDES.flatMap(({ side, en, pt }, n) => [
  { words: words(String(78 + 4 * n), `${en} & yes`, `${pt} e sim`), wins: (tally) => isWon(side, leadOf(tally)) && isBoth(tally) },
  { words: words(String(80 + 4 * n), `${en} & no`, `${pt} e não`), wins: (tally) => isWon(side, leadOf(tally)) && !isBoth(tally) },
])

const totalAndBoth: Asked[] = [
  { words: words('90', 'Over {total} & yes', 'Mais de {total} e sim'), wins: (tally, line) => sumOf(tally) > line && isBoth(tally) },
  { words: words('92', 'Under {total} & yes', 'Menos de {total} e sim'), wins: (tally, line) => sumOf(tally) < line && isBoth(tally) },
  { words: words('94', 'Over {total} & no', 'Mais de {total} e não'), wins: (tally, line) => sumOf(tally) > line && !isBoth(tally) },
  { words: words('96', 'Under {total} & no', 'Menos de {total} e não'), wins: (tally, line) => sumOf(tally) < line && !isBoth(tally) },
]

const resultAndTotal: Asked[] = SIDES.flatMap(({ side, en, pt }, n) => [
  {
    words: words(String(794 + 4 * n), `${en} & under {total}`, `${pt} e menos de {total}`),
    wins: (tally, line) => isWon(side, leadOf(tally)) && sumOf(tally) < line,
  },
  {
    words: words(String(796 + 4 * n), `${en} & over {total}`, `${pt} e mais de {total}`),
    wins: (tally, line) => isWon(side, leadOf(tally)) && sumOf(tally) > line,
  },
])

const PAIRS = [
  { id: '9', en: `${HOME}/draw`, pt: `${HOME}/empate` },
  { id: '10', en: `${HOME}/${AWAY}`, pt: `${HOME}/${AWAY}` },
  { id: '11', en: `draw/${AWAY}`, pt: `empate/${AWAY}` },
]

const chanceAndTotal: Asked[] = [
  ...PAIRS.map(({ id, en, pt }, n) => ({
    words: words(String(1724 + n), `${en} & under {total}`, `${pt} e menos de {total}`),
    wins: (tally: Tally, line: number) => hasLead(id, leadOf(tally)) && sumOf(tally) < line,
  })),
  ...PAIRS.map(({ id, en, pt }, n) => ({
    words: words(String(1727 + n), `${en} & over {total}`, `${pt} e mais de {total}`),
    wins: (tally: Tally, line: number) => hasLead(id, leadOf(tally)) && sumOf(tally) > line,
  })),
]

export const COMBINED_MARKETS: readonly FootballMarket[] = [
  {
    ...called(35, '1x2 & both teams to score', 'Resultado e ambas marcam'),
    ...COMBINED,
    specifiers: [],
    outcomes: outcomesOf(resultAndBoth),
    result: resultOf(resultAndBoth),
  },
  {
    ...called(36, 'Total & both teams to score', 'Total e ambas marcam'),
    ...COMBINED,
    specifiers: ['total'],
    outcomes: outcomesOf(totalAndBoth),
    lines: totalsFrom(2),
    result: resultOf(totalAndBoth),
  },
  {
    ...called(37, '1x2 & total', 'Resultado e total'),
    ...COMBINED,
    specifiers: ['total'],
    outcomes: outcomesOf(resultAndTotal),
    lines: totalsFrom(1),
    result: resultOf(resultAndTotal),
  },
  {
    ...called(547, 'Double chance & total', 'Dupla chance e total'),
    ...COMBINED,
    specifiers: ['total'],
    outcomes: outcomesOf(chanceAndTotal),
    lines: totalsFrom(1),
    result: resultOf(chanceAndTotal),
  },
]
