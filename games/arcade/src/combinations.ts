/** In how many ways so many can be chosen of so many. */
export function combinations(of: number, chosen: number): bigint {
  let ways = 1n
  for (let n = 0; n < chosen; n++) ways = (ways * BigInt(of - n)) / BigInt(n + 1)
  return ways
}

/** In how many draws of so many numbers so many of those that were picked are drawn. */
export const drawsWithHits = ({ numbers, drawn, picks, hits }: { numbers: number; drawn: number; picks: number; hits: number }): bigint =>
  combinations(picks, hits) * combinations(numbers - picks, drawn - hits)
