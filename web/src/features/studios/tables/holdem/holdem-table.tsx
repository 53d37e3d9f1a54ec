import { Check, Spade, X } from 'lucide-react'
import { useText } from '#platform/text'
import { Frame } from '#play/frame/frame.tsx'
import { useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import { bestFive } from '#play/cards/best-five.ts'
import type { Card } from '#play/cards/card.ts'
import { Hand } from '#play/cards/hand.tsx'
import { useHandName } from '#play/cards/hand-name.ts'
import { BetSpot } from '#play/chips/bet-spot.tsx'
import { Badge } from '#play/felt/badge.tsx'
import { Decisions } from '#play/felt/decisions.tsx'
import { Felt } from '#play/felt/felt.tsx'
import { tableLeast } from '#play/felt/table-least.ts'
import { useMain } from '#play/felt/use-main.tsx'
import { useShow } from '#play/felt/use-show.ts'
import { sheetOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import { AnteTable } from './ante-table.tsx'
import styles from './holdem-table.module.css'
import { type HoldemPicture, holdemScript } from './script.ts'
import { useSaid } from './use-said.ts'

const NOTHING: HoldemPicture = {
  player: [],
  dealer: [],
  board: [],
  hand: undefined,
  bank: undefined,
  outcome: undefined,
  ante: { stake: 0n },
  call: undefined,
  chips: 'gone',
}

/** Hold'em against the house: an ante, a flop, and one decision. */
export function HoldemTable({ session }: { session: GameSession }) {
  const t = useText(texts)
  const phase = useGameSession((state) => state.phase)
  const { picture = NOTHING, turn, isSweeping, hurry, root } = useShow(session, 'holdem', holdemScript)
  const main = useMain({
    label: t('deal'),
    icon: <Spade aria-hidden="true" />,
    isPlayable: phase === 'idle',
    play: () => void session.play(),
    hurry,
  })
  const decisions = [
    { move: 'fold' as const, label: t('fold'), letter: 'f', icon: <X aria-hidden="true" /> },
    { move: 'call' as const, label: t('call'), letter: 'c', icon: <Check aria-hidden="true" /> },
  ]
  const { player, dealer, board, outcome } = picture
  const stage = (
    <Felt session={session} result={{ player, dealer, board, outcome }} said={useSaid(picture)} isSweeping={isSweeping} withShoe>
      <div ref={root} className={styles.table}>
        <AnteTable
          sheet={sheetOf(session.game, 'holdem')}
          hand={outcome === 'win' || outcome === 'notQualified' ? picture.hand : undefined}
        />
        <Hands picture={picture} turn={turn} />
        <Bets picture={picture} />
      </div>
      <Decisions decisions={decisions} label={t('yourTurn')} onDecide={(move) => void session.step({ do: move })} />
    </Felt>
  )
  return (
    <Frame
      least={tableLeast}
      stage={stage}
      main={main}
      status={phase === 'waiting' ? <p className={styles.prompt}>{t('callOrFold')}</p> : undefined}
    />
  )
}

function Hands({ picture, turn }: { picture: HoldemPicture; turn: number }) {
  const t = useText(texts)
  const handName = useHandName()
  const { player, dealer, board, hand, bank, outcome } = picture
  const look = useLooks(picture)
  return (
    <>
      <section className={styles.bank} aria-label={t('bank')}>
        <Hand key={turn} cards={dealer} label={t('bank')} ghosts={2} lookOf={(place) => look(dealer[place], 'bank')} />
        <p className={styles.badges}>
          {bank && <Badge name={t('bank')}>{handName(bank.hand)}</Badge>}
          {bank && !bank.qualifies && <Badge look="lost">{t('notQualified')}</Badge>}
        </p>
      </section>
      <section className={styles.board} aria-label={t('board')}>
        <Hand key={turn} cards={board} label={t('board')} ghosts={5} room={5} lookOf={(place) => look(board[place], 'board')} />
      </section>
      <section className={styles.player} aria-label={t('you')}>
        <p className={styles.badges}>
          {hand && <Badge name={t('you')}>{handName(hand)}</Badge>}
          {outcome && (
            <Badge look={outcome === 'win' || outcome === 'notQualified' ? 'won' : outcome === 'push' ? 'plain' : 'lost'}>
              {t(`holdem_${outcome}`)}
            </Badge>
          )}
        </p>
        <Hand key={turn} cards={player} label={t('you')} ghosts={2} lookOf={(place) => look(player[place], 'player')} />
      </section>
    </>
  )
}

/** When it is over, the five cards of whoever has the better hand are seen; they shine only for the player. */
function useLooks({ player, dealer, board, bank, outcome }: HoldemPicture) {
  if (outcome === 'fold')
    return (_card: Card | undefined, where: 'bank' | 'board' | 'player') => (where === 'player' ? ('dim' as const) : undefined)
  if (!bank || !outcome) return () => undefined
  const isWon = outcome === 'win' || outcome === 'notQualified'
  const mine = outcome !== 'lose'
  const five = bestFive([...(mine ? player : (dealer as Card[])), ...board])
  return (card: Card | undefined): 'won' | 'dim' | undefined =>
    card !== undefined && five.includes(card) ? (isWon ? 'won' : undefined) : 'dim'
}

function Bets({ picture }: { picture: HoldemPicture }) {
  const t = useText(texts)
  const stake = useGameSession((state) => state.stake)
  const phase = useGameSession((state) => state.phase)
  const { ante, call, chips } = picture
  // Between rounds the next ante lies there already.
  const isBetting = chips === 'gone' && phase !== 'showing' && phase !== 'waiting'
  return (
    <>
      <div className={styles.ante}>
        {isBetting ? (
          <BetSpot key="next" name={t('ante')} amount={stake} chips="bet" />
        ) : (
          <BetSpot key="bet" name={t('ante')} amount={ante.stake} payout={ante.payout} chips={chips} />
        )}
      </div>
      <div className={styles.call}>
        <BetSpot name={t('call')} amount={isBetting ? 0n : (call?.stake ?? 0n)} payout={call?.payout} chips={chips} />
      </div>
    </>
  )
}
