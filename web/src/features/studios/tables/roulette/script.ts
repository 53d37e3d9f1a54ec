import type { RouletteView } from '@tucano/table'
import type { Step } from '#play/felt/show.ts'
import { nameOf } from './cloth-layout.ts'

export interface LaidBet {
  name: string
  stake: bigint
  payout: bigint
}

export interface RoulettePicture {
  /** Where the ball goes, or lies. */
  number: number
  colour: RouletteView['colour']
  /** `spinning` on the wheel, `told` when it lies, `paid` with the chips on the cloth, `over` when they are gone. */
  stage: 'spinning' | 'told' | 'paid' | 'over'
  bets: readonly LaidBet[]
}

/** How long the ball runs. */
export const SPIN_MS = 5200
const TOLD_MS = 1250
const PAID_MS = 1300
const OVER_MS = 380

export function rouletteScript({ number, colour, bets: laid }: RouletteView): Step<RoulettePicture>[] {
  const bets = laid.map((bet): LaidBet => {
    const name = nameOf({ numbers: [], ...bet })
    return { name, stake: BigInt(bet.stake), payout: BigInt(bet.payout) }
  })
  const sum = (part: 'stake' | 'payout'): bigint => bets.reduce((so, bet) => so + bet[part], 0n)
  const [staked, paid] = [sum('stake'), sum('payout')]
  const at = (stage: RoulettePicture['stage']): RoulettePicture => ({ number, colour, stage, bets })
  return [
    { picture: at('spinning'), lastsMs: SPIN_MS },
    { picture: at('told'), lastsMs: TOLD_MS },
    { picture: at('paid'), lastsMs: PAID_MS, sound: (sound) => paid > staked && sound.win(Number(paid / staked)) },
    { picture: at('over'), lastsMs: OVER_MS, sound: (sound) => paid > 0n && sound.coin() },
  ]
}
