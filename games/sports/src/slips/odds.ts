/** Odds with the stake in them, in thousandths: 2.35 is 2350. They compare as numbers. */
export type Odds = number

export const ODDS_MIN = 1001
export const ODDS_MAX = 10_000_000

export const isOdds = (value: unknown): value is Odds =>
  Number.isSafeInteger(value) && Number(value) >= ODDS_MIN && Number(value) <= ODDS_MAX

const DECIMAL = /^(\d{1,5})(?:\.(\d{1,20}))?$/

/** Reads the decimal text of a feed. What is finer than a thousandth is cut off; what cannot be bet on is nothing. */
export function readOdds(text: string): Odds | undefined {
  const [, whole, part = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined) return undefined
  const odds = Number(whole + part.slice(0, 3).padEnd(3, '0'))
  return isOdds(odds) ? odds : undefined
}

export const ODDS_FORMATS = ['decimal', 'fractional', 'american', 'hongKong', 'malay', 'indonesian'] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

/** In hundredths, and in thousandths only where it has to be. */
const inHundredths = (thousandths: number): string => (thousandths / 1000).toFixed(thousandths % 10 === 0 ? 2 : 3)

/** What is staked to win 1: in hundredths, and where it is less than a tenth with two digits that count. */
function stakeToWinOne(profit: number): string {
  const stake = 1000 / profit
  return stake < 0.1 ? stake.toPrecision(2) : stake.toFixed(2)
}

/** Fractions that bookmakers write for the odds in hundredths nearest to them, or that they do not write in lowest terms. */
const TRADITIONAL: ReadonlyMap<Odds, string> = new Map(
  `1/33 1/16 1/14 1/12 1/11 1/9 1/8 1/7 1/6 2/11 2/9 2/7 1/3 4/11 4/9 8/15 4/7 8/13 4/6 8/11 5/6 10/11 11/8 6/4 13/8 15/8 17/8 19/8 10/3`
    .split(' ')
    .map((text) => {
      const [over = 0, under = 1] = text.split('/').map(Number)
      return [1000 + 10 * Math.round((100 * over) / under), text]
    }),
)

function divisor(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y > 0) [x, y] = [y, x % y]
  return x
}

function fraction(odds: Odds): string {
  const common = divisor(odds - 1000, 1000)
  return TRADITIONAL.get(odds) ?? `${(odds - 1000) / common}/${1000 / common}`
}

/** Odds as players of a region read them. At even money all are positive. */
export function writeOdds(odds: Odds, format: OddsFormat): string {
  const profit = odds - 1000
  switch (format) {
    case 'decimal':
      return inHundredths(odds)
    case 'fractional':
      return fraction(odds)
    case 'american':
      return odds < 2000 ? `-${Math.round(100_000 / profit)}` : `+${(profit / 10).toFixed(profit % 10 === 0 ? 0 : 1)}`
    case 'hongKong':
      return inHundredths(profit)
    case 'malay':
      return odds > 2000 ? `-${stakeToWinOne(profit)}` : inHundredths(profit)
    case 'indonesian':
      return odds < 2000 ? `-${stakeToWinOne(profit)}` : inHundredths(profit)
  }
}

/** What a member takes without being asked again: only the odds that were seen, better ones too, or any. */
export type OddsPolicy = 'none' | 'better' | 'any'

export const takesOdds = (policy: OddsPolicy, { seen, now }: { seen: Odds; now: Odds }): boolean =>
  now === seen || policy === 'any' || (policy === 'better' && now > seen)

export const oddsMove = ({ seen, now }: { seen: Odds; now: Odds }): 'up' | 'same' | 'down' =>
  now > seen ? 'up' : now < seen ? 'down' : 'same'
