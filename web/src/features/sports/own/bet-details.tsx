import type { SportsBet } from '@tucano/contract/sports/bets'
import { pages } from '@tucano/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Arrived } from '#parts/loaded'
import { ProductWindow } from '#parts/product-window'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { ownBet } from '../queries.ts'
import styles from './bet-details.module.css'
import { useKindName } from './bet-words.ts'
import { BetHistory } from './bet-history.tsx'
import { texts } from './texts.ts'

/** The receipt of a bet, and what became of it. */
export function BetDetails({ bet, onClose }: { bet: SportsBet; onClose: () => void }) {
  const t = useText(texts)
  const kindName = useKindName()
  const query = useQuery(ownBet(bet.betId))
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const at = (ms: number | null) => (ms === null ? undefined : exactMoment(ms, timeZone))
  const moments = [
    { key: 'placed', label: t('placedAt'), value: at(bet.placedAt) },
    { key: 'accepted', label: t('acceptedAt'), value: at(bet.acceptedAt) },
    { key: 'settled', label: t('settledAt'), value: at(bet.settledAt) },
  ].flatMap(({ value, ...fact }) => (value === undefined ? [] : [{ ...fact, value }]))
  return (
    <ProductWindow title={`${t('receipt')}: ${kindName(bet)}`} width={520} onClose={onClose}>
      <div className={styles.details}>
        <Facts
          facts={[
            {
              key: 'number',
              label: t('number'),
              value: bet.betId,
              code: { text: bet.betId, copyLabel: t('copy'), doneLabel: t('copied') },
            },
            ...moments,
            { key: 'stake', label: t('stake'), value: amount(bet.stake) },
            { key: 'cap', label: t('cap'), value: amount(bet.cap) },
            { key: 'policy', label: t('policy'), value: t(`policy_${bet.policy}`) },
          ]}
        />
        <h3>{t('history')}</h3>
        <Arrived query={query} skeleton={<Skeleton height="120px" />} failedTitle={t('failed')} level="h4" small>
          {({ changes }) => <BetHistory changes={changes} />}
        </Arrived>
        <p className={styles.soft}>
          {t('voidRule')} <Link to={pages.sportsRules.path}>{t('rules')}</Link>
        </p>
      </div>
    </ProductWindow>
  )
}
