import type { TeamBet } from '@tucano/contract/agents/reports'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { type Column, Table } from '#ui/table'
import styles from './reports.module.css'
import { texts } from './texts.ts'

/** Bets of several people, each with whose it is. */
export function BetTable({ bets, onOpen }: { bets: readonly TeamBet[]; onOpen: (roundId: string) => void }) {
  const t = useText(texts)
  return <Table isPacked caption={t('betsCaption')} rows={bets} rowKey={({ roundId }) => roundId} columns={useBetColumns(onOpen)} />
}

function useBetColumns(onOpen: (roundId: string) => void): Column<TeamBet>[] {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  return [
    {
      key: 'game',
      title: t('game'),
      cell: ({ roundId, account, gameName, vendorName, placedAt }) => (
        <span className={styles.cell}>
          <button
            type="button"
            className={styles.open}
            aria-label={t('openBet', { account, game: gameName, when: moment(placedAt, timeZone) })}
            onClick={() => onOpen(roundId)}
          >
            {gameName}
          </button>
          <span className={styles.soft}>{vendorName}</span>
        </span>
      ),
    },
    { key: 'account', title: t('account'), cell: ({ account }) => <span className={styles.cell}>{account}</span> },
    { key: 'when', title: t('when'), cell: ({ placedAt }) => moment(placedAt, timeZone) },
    { key: 'stake', title: t('stake'), amount: true, cell: ({ stake }) => amount(stake) },
    {
      key: 'payout',
      title: t('payout'),
      amount: true,
      cell: (bet) => (
        <span className={styles.end}>
          {bet.state === 'settled' ? amount(bet.payout) : '–'}
          <BetState bet={bet} />
        </span>
      ),
    },
  ]
}

const TONES = { open: 'sky', won: 'forest', lost: 'plain', settled: 'plain', void: 'plain', cashedOut: 'sky' } as const

function outcomeOf({ state, isCashedOut, isFree, stake, payout }: TeamBet): keyof typeof TONES {
  if (state !== 'settled') return state
  if (isCashedOut) return 'cashedOut'
  const result = BigInt(payout) - (isFree ? 0n : BigInt(stake))
  return result > 0n ? 'won' : result < 0n || payout === '0' ? 'lost' : 'settled'
}

/** How a bet stands, as its member sees it. */
export function BetState({ bet }: { bet: TeamBet }) {
  const t = useText(texts)
  const outcome = outcomeOf(bet)
  return (
    <span>
      <Badge tone={TONES[outcome]}>{t(`state_${outcome}`)}</Badge>
      {bet.isCorrected && <Badge tone="beak">{t('corrected')}</Badge>}
      {bet.isFree && <Badge>{t('free')}</Badge>}
    </span>
  )
}
