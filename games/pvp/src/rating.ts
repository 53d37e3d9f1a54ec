/** How strong somebody plays, as far as is known (Glicko-2): `deviation` is how unsure it is. No money depends on it. */
export interface Rating {
  rating: number
  deviation: number
  volatility: number
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

const SCALE = 173.7178
/** How much volatilities change from game to game. */
const TAU = 0.5
const EPSILON = 0.000001

export interface Played {
  against: Rating
  /** 1 won, 0.5 drawn, 0 lost. */
  score: number
}

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2)
const expected = (mu: number, against: number, weight: number): number => 1 / (1 + Math.exp(-weight * (mu - against)))

/** The volatility after the games, by the Illinois method. */
function volatilityAfter({ phi, sigma, delta, variance }: { phi: number; sigma: number; delta: number; variance: number }): number {
  const a = Math.log(sigma ** 2)
  const f = (x: number): number => {
    const e = Math.exp(x)
    return (e * (delta ** 2 - phi ** 2 - variance - e)) / (2 * (phi ** 2 + variance + e) ** 2) - (x - a) / TAU ** 2
  }
  let low = a
  let high = delta ** 2 > phi ** 2 + variance ? Math.log(delta ** 2 - phi ** 2 - variance) : a - TAU
  if (delta ** 2 <= phi ** 2 + variance) while (f(high) < 0) high -= TAU
  let [fLow, fHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > EPSILON) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow)
    const fMiddle = f(middle)
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh]
    else fLow /= 2
    ;[high, fHigh] = [middle, fMiddle]
  }
  return Math.exp(low / 2)
}

/** A rating after some games; after none it is only less sure. */
export function rate({ rating, deviation, volatility }: Rating, played: readonly Played[]): Rating {
  const [mu, phi] = [(rating - 1500) / SCALE, deviation / SCALE]
  const games = played.map(({ against, score }) => {
    const weight = weightOf(against.deviation / SCALE)
    return { weight, score, chance: expected(mu, (against.rating - 1500) / SCALE, weight) }
  })
  if (games.length === 0) {
    return { rating, volatility, deviation: Math.min(NEWCOMER.deviation, SCALE * Math.sqrt(phi ** 2 + volatility ** 2)) }
  }
  const variance = 1 / games.reduce((sum, { weight, chance }) => sum + weight ** 2 * chance * (1 - chance), 0)
  const gained = games.reduce((sum, { weight, score, chance }) => sum + weight * (score - chance), 0)
  const sigma = volatilityAfter({ phi, sigma: volatility, delta: variance * gained, variance })
  const unsure = Math.sqrt(phi ** 2 + sigma ** 2)
  const after = 1 / Math.sqrt(1 / unsure ** 2 + 1 / variance)
  return { rating: 1500 + SCALE * (mu + after ** 2 * gained), deviation: SCALE * after, volatility: sigma }
}
