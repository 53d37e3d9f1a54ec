import type { Bet } from '@tucano/contract/bet-history'
import { listBets } from '@tucano/contract/bet-history'
import { findTable } from '@tucano/live'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { exactMoment, isoDay } from '#platform/format'
import { openModal } from '#platform/modals'
import { useSession } from '#platform/session'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import styles from './own-bets.module.css'
import { texts } from './texts.ts'

const DAYS = 30
const DAY_MS = 86_400_000

interface OwnBetsProps {
  table: string
  /** Another round may have brought another bet. */
  round: number
}

/** The member's last bets at a table. */
export function OwnBets({ table, round }: OwnBetsProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const token = useSession((state) => state.token)
  const query = useQuery({
    queryKey: ['live', 'own', table, token, round],
    queryFn: async () => {
      const now = Date.now()
      const { list } = await call(listBets, {
        from: isoDay(now - DAYS * DAY_MS, timeZone),
        to: isoDay(now, timeZone),
        product: findTable(table)?.product ?? 'LIVE',
        limit: 100,
      })
      return list.filter(({ gameCode }) => gameCode === table)
    },
    enabled: token !== undefined,
    placeholderData: (before) => before,
  })
  if (token === undefined)
    return (
      <div className={styles.login}>
        <p>{t('ownLogin')}</p>
        <Button look="primary" onClick={() => openModal('loginPopupModal')}>
          {t('login')}
        </Button>
      </div>
    )
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height="220px" />}
      failedTitle={t('ownFailed')}
      empty={{ title: t('noOwn') }}
      level="h2"
      small
    >
      {(bets) => (
        <ol className={styles.bets}>
          {bets.map((bet) => (
            <Line key={bet.roundId} bet={bet} timeZone={timeZone} />
          ))}
        </ol>
      )}
    </Loaded>
  )
}

function Line({ bet: { roundId, placedAt, stake, payout, state }, timeZone }: { bet: Bet; timeZone: string }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const hasWon = state === 'settled' && BigInt(payout) > BigInt(stake)
  return (
    <li data-bet={roundId}>
      <span className={styles.when}>{exactMoment(placedAt, timeZone)}</span>
      <span className={styles.money}>
        <small>{t('staked')}</small> {amount(stake)}
      </span>
      <span className={styles.money} data-won={hasWon || undefined}>
        {state === 'open' ? (
          <small>{t('stateOpen')}</small>
        ) : state === 'void' ? (
          <small>{t('stateVoid')}</small>
        ) : (
          <>
            <small>{t('paid')}</small> {amount(payout)}
          </>
        )}
      </span>
    </li>
  )
}
