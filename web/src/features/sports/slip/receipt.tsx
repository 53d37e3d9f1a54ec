import type { SportsBet } from '@tucano/contract/sports/bets'
import { pages } from '@tucano/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { Link } from 'wouter'
import { useAmounts } from '#platform/amounts'
import { useLeft } from '#platform/clock'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { CopyButton } from '#ui/copy-button'
import { ownBet } from '../queries.ts'
import { useRefusalText } from '#platform/refusal-text'
import styles from './receipt.module.css'
import { texts } from './texts.ts'

interface ReceiptProps {
  bets: readonly SportsBet[]
  onDone: () => void
}

/** What was bet, and what becomes of it while a live bet waits. */
export function Receipt({ bets, onDone }: ReceiptProps) {
  const t = useText(texts)
  return (
    <div className={styles.receipt} data-receipt={bets[0]?.betId} role="status">
      {bets.map((bet) => (
        <Placed key={bet.betId} placed={bet} />
      ))}
      <div className={styles.acts}>
        <Link to={pages.sportsBets.path} className={styles.link}>
          {t('seeBets')}
        </Link>
        <Button look="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  )
}

/** How long after its moment a bet that waits is asked for. */
const ASK_MS = 1500

function Placed({ placed }: { placed: SportsBet }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { data } = useQuery({
    ...ownBet(placed.betId),
    enabled: placed.state === 'pending',
    refetchInterval: ({ state }) => ((state.data?.bet.state ?? placed.state) === 'pending' ? ASK_MS : false),
  })
  const bet = data && data.bet.version >= placed.version ? data.bet : placed
  const say = useRefusalText(bet.refusal !== null)
  const look = bet.state === 'pending' ? 'pending' : bet.state === 'refused' ? 'refused' : 'accepted'
  const Icon = { pending: Hourglass, refused: CircleX, accepted: CircleCheck }[look]
  return (
    <div className={styles.bet} data-state={bet.state} data-look={look}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <h3>{t(look)}</h3>
        {look === 'pending' && <Waiting bet={bet} />}
        {look === 'refused' && (
          <p>
            {bet.refusal && `${say(bet.refusal)} `}
            {t('refusedText')}
          </p>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>{t('totalStake')}</dt>
            <dd>{amount(bet.stake)}</dd>
          </div>
          {look !== 'refused' && (
            <div>
              <dt>{t('totalReturn')}</dt>
              <dd>{amount(bet.potential)}</dd>
            </div>
          )}
        </dl>
        <p className={styles.number}>
          <span>
            {t('receiptNumber')} <code>{bet.betId.slice(-12)}</code>
          </span>
          <CopyButton text={bet.betId} label={t('receiptNumber')} doneLabel={t('copied')} />
        </p>
      </div>
    </div>
  )
}

function Waiting({ bet }: { bet: SportsBet }) {
  const t = useText(texts)
  const left = useLeft(bet.decidesAt ?? 0)
  return <p>{t('pendingText', { seconds: Math.max(1, Math.ceil(left / 1000)) })}</p>
}
