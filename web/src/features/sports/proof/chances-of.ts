/** What odds say of the chances, without the margin; nothing where one of them is missing. */
export function chancesOf(odds: readonly (number | null)[]): number[] | undefined {
  const weights = odds.map((one) => (one === null ? 0 : 1 / one))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return odds.length < 2 || weights.includes(0) ? undefined : weights.map((weight) => weight / all)
}

/** The chances of every beat; while none are offered, those of before hold, and once a match is over those of how it stands. */
export function chancesByBeat(beats: readonly { result: readonly (number | null)[]; score: { home: number; away: number } }[]): number[][] {
  const [first] = beats
  const count = first?.result.length ?? 0
  let before: number[] | undefined
  return beats.map(({ result, score }, at) => {
    const isEnd = at === beats.length - 1 && result.length === 0
    before = chancesOf(result) ?? (isEnd ? decided(score, count) : before) ?? even(count)
    return before
  })
}

const even = (count: number): number[] => Array.from({ length: count }, () => 1 / count)

function decided({ home, away }: { home: number; away: number }, count: number): number[] | undefined {
  const winner = home > away ? 0 : away > home ? count - 1 : count === 3 ? 1 : -1
  return winner < 0 ? undefined : Array.from({ length: count }, (_, at) => (at === winner ? 1 : 0))
}
