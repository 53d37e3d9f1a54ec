import { pages } from '@tucano/contract/pages'
import type { Ticket } from '@tucano/contract/promotions'
import { LoaderPinwheel, Play, Ticket as TicketIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { TimeLeft } from '#parts/rewards/time-left'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { useGameOf, useTickets } from './queries.ts'
import styles from './rewards.module.css'
import { texts } from './texts.ts'

interface TicketsCardProps {
  onLeave: () => void
}

/** What can be spun, played or bet for nothing. Nothing at all where there is none. */
export function TicketsCard({ onLeave }: TicketsCardProps) {
  const t = useText(texts)
  const { data = [] } = useTickets()
  if (data.length === 0) return null
  const wheels = [...Map.groupBy(data.filter(isTurn), ({ promotionId }) => promotionId).values()]
  return (
    <SectionCard title={t('toUse')} text={t('toUseText')}>
      <ul className={styles.claims} data-tickets={data.length}>
        {wheels.map((turns) => (
          <Turns key={turns[0]!.promotionId} turns={turns} onLeave={onLeave} />
        ))}
        {data
          .filter((ticket) => !isTurn(ticket))
          .map((ticket) => (
            <FreeStake key={ticket.transactionId} ticket={ticket} onLeave={onLeave} />
          ))}
      </ul>
    </SectionCard>
  )
}

const isTurn = ({ type }: Ticket): boolean => type === 'PRIZE_WHEEL'

/** The end that comes first, if any has one. */
const soonest = (tickets: readonly Ticket[]): number | null =>
  tickets.reduce<number | null>((first, { until }) => (until !== null && (first === null || until < first) ? until : first), null)

function Turns({ turns, onLeave }: TicketsCardProps & { turns: readonly Ticket[] }) {
  const t = useText(texts)
  const { name, promotionId, type } = turns[0]!
  return (
    <TicketRow
      type={type}
      icon={<LoaderPinwheel />}
      title={turns.length === 1 ? t('turn') : t('turns', { count: turns.length })}
      name={name}
      until={soonest(turns)}
    >
      <Link href={`${pages.luckyWheel.path}?id=${promotionId ?? ''}`} className={styles.go} onClick={onLeave}>
        {t('spin')}
      </Link>
    </TicketRow>
  )
}

/** Free rounds lead to their game; a free bet waits for a bet. */
function FreeStake({ ticket, onLeave }: TicketsCardProps & { ticket: Ticket }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { type, name, left, stake, until, transactionId } = ticket
  const game = useGameOf(type === 'FREE_ROUNDS' ? ticket.game : null)
  const of = stake === null ? '' : amount(stake)
  if (type === 'FREE_BET')
    return <TicketRow type={type} icon={<TicketIcon />} title={t('freeBet', { amount: of })} name={name} until={until} />
  const address = game && new URLSearchParams({ vendor: game.vassalage, type: game.gameType, code: game.gameCode, ticket: transactionId })
  return (
    <TicketRow
      type={type}
      icon={<Play />}
      title={left === 1 ? t('freeRound', { stake: of }) : t('freeRounds', { count: left, stake: of })}
      name={game ? `${game.gameName} · ${name}` : name}
      until={until}
    >
      {address && (
        <Link href={`${pages.game.path}?${address.toString()}`} className={styles.go} onClick={onLeave}>
          {t('playFree')}
        </Link>
      )}
    </TicketRow>
  )
}

interface TicketRowProps {
  type: Ticket['type']
  icon: ReactNode
  title: string
  name: string
  until: number | null
  children?: ReactNode
}

function TicketRow({ type, icon, title, name, until, children }: TicketRowProps) {
  const t = useText(texts)
  return (
    <li className={styles.claim} data-ticket={type}>
      <span className={styles.mark} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.soft}>
          {name}
          {until !== null && (
            <>
              {' · '}
              {t('useUntil')} <TimeLeft until={until} />
            </>
          )}
        </span>
      </span>
      {children}
    </li>
  )
}
