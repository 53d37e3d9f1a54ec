import type { OpeningOf } from '@tucano/contract/studios'
import { Spade } from 'lucide-react'
import { useText } from '#platform/text'
import { Frame } from '#play/frame/frame.tsx'
import type { GameSession } from '#play/session/game-session.ts'
import { betStatus } from '#play/chips/bet-status.tsx'
import { BetTools } from '#play/chips/bet-tools.tsx'
import { type Bets, sumOf } from '#play/chips/bets.ts'
import { useBets } from '#play/chips/use-bets.ts'
import { useChips } from '#play/chips/use-chips.tsx'
import { Felt } from '#play/felt/felt.tsx'
import { tableLeast } from '#play/felt/table-least.ts'
import { useMain } from '#play/felt/use-main.tsx'
import { useShow } from '#play/felt/use-show.ts'
import { sheetOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import styles from './baccarat-table.module.css'
import { BaccaratHand } from './baccarat-hand.tsx'
import { BeadPlate } from './bead-plate.tsx'
import { BetPlaces, sides } from './bet-places.tsx'
import { type BaccaratPicture, baccaratScript } from './script.ts'

const NOTHING: BaccaratPicture = {
  player: { cards: [], points: 0 },
  banker: { cards: [], points: 0 },
  winner: undefined,
  bets: new Map(),
  chips: 'gone',
}

function moveOf(bets: Bets): OpeningOf<'baccarat'> {
  const onSide = ([place, stake]: [string, bigint]) => sides.filter((side) => side === place).map((on) => ({ on, stake: String(stake) }))
  return { bets: [...bets].flatMap(onSide) }
}

/** Baccarat on the frame: three places to bet on, two hands, and nothing to decide. */
export function BaccaratTable({ session }: { session: GameSession }) {
  const t = useText(texts)
  const { picture = NOTHING, turn, isSweeping, hurry, sound, root } = useShow(session, 'baccarat', baccaratScript)
  const { stakes } = session.game
  const limits = { unit: BigInt(stakes.unit), min: BigInt(stakes.min), max: BigInt(stakes.max), places: sides.length }
  const hand = useBets(session, { limits, moveOf })
  const { chip, tray } = useChips(stakes, sumOf(hand.bets))
  const main = useMain({
    label: hand.canRepeat ? t('dealAgain') : t('deal'),
    icon: <Spade aria-hidden="true" />,
    isPlayable: hand.isPlayable,
    play: hand.play,
    hurry,
  })
  const { player, banker, winner } = picture
  const stage = (
    <Felt
      session={session}
      result={winner && { player: player.cards, banker: banker.cards, winner }}
      said={useSaid(picture)}
      isSweeping={isSweeping}
      withShoe
    >
      <div ref={root} className={styles.table}>
        <div className={styles.hands}>
          <BaccaratHand key={`player ${turn}`} side="player" {...player} winner={winner} />
          <BaccaratHand key={`banker ${turn}`} side="banker" {...banker} winner={winner} />
        </div>
        <div className={styles.places}>
          <BetPlaces
            hand={hand}
            picture={picture}
            sheet={sheetOf(session.game, 'baccarat')}
            onLay={(side) => {
              sound.pop()
              hand.lay(side, chip)
            }}
          />
        </div>
        <div className={styles.plate}>
          <BeadPlate />
        </div>
        <div className={styles.tray}>{tray('stage')}</div>
        <div className={styles.tools}>
          <BetTools hand={hand} />
        </div>
      </div>
    </Felt>
  )
  return <Frame least={tableLeast} stage={stage} main={main} status={betStatus(hand, limits)} extra={tray('controls')} withoutStake />
}

function useSaid({ player, banker, winner }: BaccaratPicture): string {
  const t = useText(texts)
  return winner ? t('baccaratSaid', { player: player.points, banker: banker.points, winner: t(`winner_${winner}`) }) : ''
}
