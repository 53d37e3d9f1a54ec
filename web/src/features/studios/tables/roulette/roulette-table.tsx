import { RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '#platform/text'
import { Frame } from '#play/frame/frame.tsx'
import { useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import { useUpright } from '#play/frame/use-upright.ts'
import { betStatus } from '#play/chips/bet-status.tsx'
import { BetTools } from '#play/chips/bet-tools.tsx'
import { type Bets, sumOf } from '#play/chips/bets.ts'
import { useBets } from '#play/chips/use-bets.ts'
import { useChips } from '#play/chips/use-chips.tsx'
import { Felt } from '#play/felt/felt.tsx'
import { clothLeast } from '#play/felt/table-least.ts'
import { useMain } from '#play/felt/use-main.tsx'
import { useShow } from '#play/felt/use-show.ts'
import { sheetOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import { Cloth } from './cloth.tsx'
import { type Spot, layOut, nameOf } from './cloth-layout.ts'
import { LastNumbers } from './last-numbers.tsx'
import styles from './roulette-table.module.css'
import { type RoulettePicture, SPIN_MS, rouletteScript } from './script.ts'
import { Wheel } from './wheel.tsx'

/** The opening move of bets by the names of their places. */
function moveOf(spots: readonly Spot[], bets: Bets) {
  return {
    bets: [...bets].map(([name, amount]) => {
      const { kind, which, numbers } = spots.find((spot) => nameOf(spot) === name)!
      return { kind, stake: String(amount), ...(which === undefined ? { numbers } : { which }) }
    }),
  }
}

/** Roulette on the frame: a cloth, chips, a wheel. */
export function RouletteTable({ session }: { session: GameSession }) {
  const t = useText(texts)
  const phase = useGameSession((state) => state.phase)
  const { stakes } = session.game
  const sheet = sheetOf(session.game, 'roulette')
  const isUpright = useUpright()
  const places = useMemo(() => layOut(sheet.spots, isUpright), [sheet, isUpright])
  const { picture, turn, isSweeping, hurry, sound } = useShow(session, 'roulette', rouletteScript)
  const limits = { unit: BigInt(stakes.unit), min: BigInt(stakes.min), max: BigInt(stakes.max), places: sheet.bets }
  const hand = useBets(session, { limits, moveOf: (bets) => moveOf(sheet.spots, bets) })
  const { chip, tray } = useChips(stakes, sumOf(hand.bets))
  const isShowing = phase === 'showing'
  const main = useMain({
    label: hand.canRepeat ? t('spinAgain') : t('spin'),
    icon: <RotateCw aria-hidden="true" />,
    isPlayable: hand.isPlayable,
    play: hand.play,
    hurry,
  })
  const isTold = picture !== undefined && picture.stage !== 'spinning' && !isSweeping && phase !== 'asking'
  const stage = (
    <Felt
      session={session}
      result={isTold ? { number: picture.number } : undefined}
      said={isTold ? saidOf(t, picture) : ''}
      isSweeping={isSweeping}
    >
      <div className={styles.table}>
        <div
          className={styles.wheel}
          data-seen={phase === 'asking' || (isShowing && picture?.stage !== 'paid' && picture?.stage !== 'over') || undefined}
        >
          <Wheel
            numbers={sheet}
            number={picture?.number}
            isSpinning={picture?.stage === 'spinning' && !isSweeping}
            isTurning={phase === 'asking' || isSweeping}
            roundId={useGameSession((state) => state.round?.roundId) ?? ''}
            turn={turn}
            lastsMs={SPIN_MS}
            sound={sound}
          />
          {isTold && <Plate key={turn} {...picture} />}
        </div>
        <div className={styles.last}>
          <LastNumbers />
        </div>
        <div className={styles.cloth}>
          <Cloth
            sheet={sheet}
            places={places}
            isUpright={isUpright}
            bets={isShowing && picture ? betsOf(picture) : phase === 'asking' ? hand.next : hand.bets}
            paid={isShowing && isTold && picture.stage !== 'told' ? { bets: picture.bets, isGone: picture.stage === 'over' } : undefined}
            winning={isTold ? picture.number : undefined}
            isFree={hand.isFree}
            onLay={(name) => {
              sound.pop()
              hand.lay(name, chip)
            }}
            onTake={hand.take}
          />
        </div>
        <div className={styles.tray}>{tray('stage')}</div>
        <div className={styles.tools}>
          <BetTools hand={hand} />
        </div>
      </div>
    </Felt>
  )
  return <Frame least={clothLeast} stage={stage} main={main} status={betStatus(hand, limits)} extra={tray('controls')} withoutStake />
}

const betsOf = ({ bets }: RoulettePicture): Bets => new Map(bets.map(({ name, stake }) => [name, stake]))

type Say = ReturnType<typeof useText<(typeof texts)['pt']>>
const saidOf = (t: Say, { number, colour }: RoulettePicture): string => t('cameOut', { number, colour: t(colour) })

/** What came out, large. */
function Plate({ number, colour }: RoulettePicture) {
  const t = useText(texts)
  return (
    <div className={styles.plate} data-colour={colour} aria-hidden="true">
      <span className={styles.number}>{number}</span>
      <span className={styles.colour}>{t(colour)}</span>
    </div>
  )
}
