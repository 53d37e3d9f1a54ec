import type { HoldemView } from '@tucano/table'
import { Check, Spade, X } from 'lucide-react'
import { useText } from '#platform/text'
import { Frame } from '../../frame/frame.tsx'
import { useTable } from '../../studio.ts'
import type { Table } from '../../table.ts'
import { bestFive } from '../cards/best-five.ts'
import type { Card } from '../cards/card.ts'
import { Hand } from '../cards/hand.tsx'
import { useHandName } from '../cards/hand-name.ts'
import { BetSpot } from '../chips/bet-spot.tsx'
import { Badge } from '../felt/badge.tsx'
import { Decisions } from '../felt/decisions.tsx'
import { Felt } from '../felt/felt.tsx'
import { tableLeast } from '../felt/table-least.ts'
import { useMain } from '../felt/use-main.tsx'
import { useShow } from '../felt/use-show.ts'
import { texts } from '../texts.ts'
import { AnteTable } from './ante-table.tsx'
import styles from './holdem-table.module.css'
import type { HoldemSheet } from './rules.tsx'
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
export function HoldemTable({ table }: { table: Table }) {
  const t = useText(texts)
  const phase = useTable((state) => state.phase)
  const { picture = NOTHING, turn, isSweeping, hurry, root } = useShow<HoldemView, HoldemPicture>(table, holdemScript)
  const main = useMain({
    label: t('deal'),
    icon: <Spade aria-hidden="true" />,
    isPlayable: phase === 'idle',
    play: () => void table.play(),
    hurry,
  })
  const decisions = [
    { move: 'fold', label: t('fold'), letter: 'f', icon: <X aria-hidden="true" /> },
    { move: 'call', label: t('call'), letter: 'c', icon: <Check aria-hidden="true" /> },
  ]
  const { player, dealer, board, outcome } = picture
  const stage = (
    <Felt table={table} result={{ player, dealer, board, outcome }} said={useSaid(picture)} isSweeping={isSweeping} withShoe>
      <div ref={root} className={styles.table}>
        <AnteTable
          sheet={table.game.sheet as HoldemSheet}
          hand={outcome === 'win' || outcome === 'notQualified' ? picture.hand : undefined}
        />
        <Hands picture={picture} turn={turn} />
        <Bets picture={picture} />
      </div>
      <Decisions decisions={decisions} label={t('yourTurn')} onDecide={(move) => void table.step({ do: move })} />
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
  const stake = useTable((state) => state.stake)
  const phase = useTable((state) => state.phase)
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
