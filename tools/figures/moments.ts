/** One end of a round: how often it comes, of all, and what it pays, times the stake. */
export interface End {
  chance: number
  pays: number
}

/** How many rounds pay anything, and the standard deviation of what a round pays, times the stake. */
export interface Figure {
  hitRate: number
  deviation: number
}

export function figureOf(ends: readonly End[]): Figure {
  let [hitRate, mean, square] = [0, 0, 0]
  for (const { chance, pays } of ends) {
    if (pays > 0) hitRate += chance
    mean += chance * pays
    square += chance * pays ** 2
  }
  return { hitRate, deviation: Math.sqrt(square - mean ** 2) }
}

/** A bet that pays so much or nothing. */
export const oneWin = (chance: number, pays: number): Figure => figureOf([{ chance, pays }])
