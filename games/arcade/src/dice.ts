import { BadMove, ratio } from '@tucano/round'
import { extremesOf } from './extremes.ts'
import { instantGame } from './instant-game.ts'
import { readOneOf, readWhole } from './moves.ts'
import { HUNDREDTHS } from './stakes.ts'

/** `under` wins with every roll below the target, `over` with every roll above it. Rolls are shown with two decimals: 4217 is 42.17. */
export type DiceBet = { side: 'over' | 'under'; target: number }

export type DiceView = DiceBet & {
  roll: number
  /** In hundredths. */
  multiplier: number
}

export type DiceSheet = {
  rolls: number
  /** How many rolls a bet may win with. */
  wins: { min: number; max: number }
  /** Divided by the rolls that win, and rounded down, it is what a bet pays in hundredths. */
  dividend: number
}

const ROLLS = 10_000
const WINS = { min: 100, max: 9500 }
/** 97 % of a hundred times all rolls. */
const DIVIDEND = 97 * ROLLS

const winsOf = ({ side, target }: DiceBet): number => (side === 'under' ? target : ROLLS - 1 - target)
const multiplierFor = (wins: number): number => Math.floor(DIVIDEND / wins)

const rtps = Array.from({ length: WINS.max - WINS.min + 1 }, (_, n) =>
  ratio(multiplierFor(WINS.min + n) * (WINS.min + n), HUNDREDTHS.unit * ROLLS),
)

export const dice = instantGame<DiceBet, DiceView>({
  code: 'dados',
  engine: 'dice',
  maths: { engine: 'dice', version: 1, rolls: ROLLS, wins: WINS, dividend: DIVIDEND },
  stakes: HUNDREDTHS,
  returns: extremesOf(rtps),
  maxWin: multiplierFor(WINS.min) / HUNDREDTHS.unit,
  sheet: { rolls: ROLLS, wins: WINS, dividend: DIVIDEND } satisfies DiceSheet,
  readBet(fields) {
    const side = readOneOf(fields['side'], 'side', ['over', 'under'])
    const target = readWhole(fields['target'], 'target', { min: 0, max: ROLLS - 1 })
    const wins = winsOf({ side, target })
    if (wins < WINS.min || wins > WINS.max) throw new BadMove('target', `wins with ${WINS.min} to ${WINS.max} rolls of ${ROLLS}`)
    return { side, target }
  },
  play({ side, target }, draws) {
    const roll = draws.below(ROLLS)
    const won = side === 'under' ? roll < target : roll > target
    return { side, target, roll, multiplier: won ? multiplierFor(winsOf({ side, target })) : 0 }
  },
})
