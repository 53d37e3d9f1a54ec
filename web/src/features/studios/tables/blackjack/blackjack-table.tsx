import { Copy, Hand as Palm, Plus, Shield, ShieldOff, Spade, SplitSquareHorizontal } from 'lucide-react'
import { useText } from '#platform/text'
import { Frame } from '#play/frame/frame.tsx'
import { useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import { Hand } from '#play/cards/hand.tsx'
import { BetSpot } from '#play/chips/bet-spot.tsx'
import { Badge } from '#play/felt/badge.tsx'
import { Decisions } from '#play/felt/decisions.tsx'
import { Felt } from '#play/felt/felt.tsx'
import { tableLeast } from '#play/felt/table-least.ts'
import { useMain } from '#play/felt/use-main.tsx'
import { useShow } from '#play/felt/use-show.ts'
import { sheetOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import styles from './blackjack-table.module.css'
import type { BlackjackSheet } from './rules.tsx'
import { type BlackjackPicture, type HandPicture, blackjackScript } from './script.ts'
import { useSaid } from './use-said.ts'

const NOTHING: BlackjackPicture = {
  dealer: { cards: [], total: 0, soft: false },
  hands: [],
  active: undefined,
  insurance: undefined,
  chips: 'gone',
}

/** A place where nobody's cards lie yet. */
const FREE: HandPicture = { id: 0, cards: [], total: 0, soft: false, stake: 0n }

/** What a hand has room for, in widths of a card, when there are one to four of them. */
const WIDEST = [4.6, 2.5, 1.8, 1.8] as const

/** Blackjack on the frame: one player against the bank. */
export function BlackjackTable({ session }: { session: GameSession }) {
  const t = useText(texts)
  const phase = useGameSession((state) => state.phase)
  const { picture = NOTHING, turn, isSweeping, hurry, root } = useShow(session, 'blackjack', blackjackScript)
  const main = useMain({
    label: t('deal'),
    icon: <Spade aria-hidden="true" />,
    isPlayable: phase === 'idle',
    play: () => void session.play(),
    hurry,
  })
  const decisions = [
    { move: 'hit' as const, label: t('hit'), letter: 'c', icon: <Plus aria-hidden="true" /> },
    { move: 'stand' as const, label: t('stand'), letter: 'p', icon: <Palm aria-hidden="true" /> },
    { move: 'double' as const, label: t('doubleDown'), letter: 'd', icon: <Copy aria-hidden="true" /> },
    { move: 'split' as const, label: t('split'), letter: 'v', icon: <SplitSquareHorizontal aria-hidden="true" /> },
    { move: 'insure' as const, label: t('insure'), letter: 's', icon: <Shield aria-hidden="true" /> },
    { move: 'noInsurance' as const, label: t('noInsurance'), letter: 'n', icon: <ShieldOff aria-hidden="true" /> },
  ]
  const { dealer, hands } = picture
  const result = { dealer: dealer.cards, hands: hands.map(({ cards, outcome }) => ({ cards, outcome })) }
  const stage = (
    <Felt session={session} result={result} said={useSaid(picture)} isSweeping={isSweeping} withShoe>
      <div ref={root} className={styles.table}>
        <Bank key={turn} {...dealer} />
        <Inscription sheet={sheetOf(session.game, 'blackjack')} />
        <Hands picture={picture} turn={turn} />
      </div>
      <Decisions decisions={decisions} label={t('yourTurn')} onDecide={(move) => void session.step({ do: move })} />
    </Felt>
  )
  return (
    <Frame
      least={tableLeast}
      stage={stage}
      main={main}
      status={phase === 'waiting' ? <p className={styles.prompt}>{t('yourTurn')}</p> : undefined}
    />
  )
}

function Bank({ cards, total, soft }: BlackjackPicture['dealer']) {
  const t = useText(texts)
  return (
    <div className={styles.bank}>
      <Hand cards={cards} label={t('bank')} spread={1.06} widest={5} ghosts={2} />
      {total > 0 && <Total total={total} soft={soft} name={t('bank')} />}
    </div>
  )
}

interface TotalProps {
  total: number
  soft: boolean
  name: string
  isActive?: boolean
  /** Only the figure is seen: many hands have no room for more. */
  isShort?: boolean
}

function Total({ total, soft, name, isActive = false, isShort = false }: TotalProps) {
  const t = useText(texts)
  const isOpen = soft && total < 21
  return (
    <Badge
      name={isShort ? '' : name}
      look={isActive ? 'active' : total > 21 ? 'lost' : 'plain'}
      label={isOpen ? t('softTotal', { name, total }) : t('total', { name, total })}
    >
      {isOpen ? `${total - 10}/${total}` : total}
    </Badge>
  )
}

/** What the cloth says. */
function Inscription({ sheet }: { sheet: BlackjackSheet }) {
  const t = useText(texts)
  const [over, under] = sheet.rules.blackjackPays
  const [insured, staked] = sheet.rules.insurancePays
  return (
    <svg className={styles.inscription} viewBox="0 0 600 110" aria-hidden="true">
      <path id="cloth-arc" d="M20 8Q300 78 580 8" fill="none" />
      <path className={styles.band} d="M-400-92Q300 152 1000-92M-400-56Q300 188 1000-56" />
      <path id="cloth-arc-below" d="M-40 22Q300 124 640 22" fill="none" />
      <text className={styles.large}>
        <textPath href="#cloth-arc" startOffset="50%">
          {t('bjPays', { over, under })}
        </textPath>
      </text>
      <text className={styles.little}>
        <textPath href="#cloth-arc-below" startOffset="50%">
          {t('insurancePays', { over: insured, under: staked })}
        </textPath>
      </text>
    </svg>
  )
}

function Hands({ picture, turn }: { picture: BlackjackPicture; turn: number }) {
  const t = useText(texts)
  const stake = useGameSession((state) => state.stake)
  const phase = useGameSession((state) => state.phase)
  const { hands, active, chips, insurance } = picture
  // Between rounds the next bet lies there already.
  const isBetting = chips === 'gone' && (phase === 'idle' || phase === 'asking' || phase === 'entering')
  const shown = hands.length > 0 ? hands : [FREE]
  const isCrowded = shown.length > 2
  return (
    <div className={styles.hands} data-count={shown.length}>
      {shown.map((hand, place) => (
        <div key={hand.id} className={styles.hand} data-split={hand.id > 0 || undefined}>
          <Hand
            key={turn}
            cards={hand.cards}
            label={t('handNumber', { number: place + 1 })}
            spread={0.6}
            widest={WIDEST[shown.length - 1]!}
            ghosts={2}
            hadBefore={hand.id > 0 ? 1 : 0}
            lookOf={() => lookOf(hand, active !== undefined && active !== place)}
          />
          <div className={styles.badges}>
            {hand.total > 0 && <Total {...hand} name={t('you')} isActive={active === place} isShort={isCrowded} />}
            {hand.outcome && <Outcome hand={hand} />}
          </div>
          {isBetting ? (
            place === 0 && <BetSpot key="next" amount={stake} chips="bet" isStacked={isCrowded} />
          ) : (
            <BetSpot key="bet" amount={hand.stake} payout={hand.payout} chips={chips} isStacked={isCrowded} />
          )}
        </div>
      ))}
      {insurance && !isBetting && (
        <div className={styles.insurance}>
          <BetSpot name={t('insurance')} amount={insurance.stake} payout={insurance.payout} chips={chips} isSmall />
        </div>
      )}
    </div>
  )
}

function lookOf({ outcome }: HandPicture, isResting: boolean): 'won' | 'dim' | undefined {
  switch (outcome) {
    case 'win':
    case 'blackjack':
      return 'won'
    case 'lose':
    case 'bust':
      return 'dim'
    case 'push':
    case undefined:
      return isResting ? 'dim' : undefined
  }
}

function Outcome({ hand: { outcome } }: { hand: HandPicture }) {
  const t = useText(texts)
  if (!outcome) return null
  return (
    <Badge look={outcome === 'win' || outcome === 'blackjack' ? 'won' : outcome === 'push' ? 'plain' : 'lost'}>
      {t(`outcome_${outcome}`)}
    </Badge>
  )
}
