import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  how: 'How it works',
  howDraw:
    'Each draw closes by the server’s clock. The bets are sealed, a number comes from a source outside, and with the seed that the house published before, the result is born. Nobody chooses it.',
  howOfficial: 'The result comes from outside: it holds when two sources say the same. Bets close before the first number.',
  howVoid: 'A draw without a result is void, and all that was staked on it comes back.',
  howSeries:
    'The series says how much is paid: on a line of 2.00, three exact digits pay the series. What you leave of the prize comes back as a rebate.',
  howCap: 'A line pays up to {amount}. A bet above what fits is refused as a whole, with what still fits: a prize is never cut.',
  howNumbers:
    'The numbers that members send are sealed with the bets and change the result, but nobody knows how. With fewer than twenty the draw is void.',
  chances: 'Chances and prizes of each bet',
  play: 'Bet',
  prize: 'Hit',
  chance: 'Chance a line',
  oneIn: '1 in {count}',
  of: '{ways} in {outcomes}',
  perHit: 'hits on average: {count}',
  pays: 'Pays',
  times: '{odds}×',
  push: 'gives back',
  back: 'Return',
  caption: '{family}: chances and prizes',
  seriesNow: 'Prizes at series {series}.',
  digest: 'Digest of the maths',
  copyDigest: 'Copy the digest of the maths',
  copied: 'Copied',
}
