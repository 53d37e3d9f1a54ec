import type { LiveView } from '@tucano/contract/live'
import { useText } from '#platform/text'
import { dealerTotals, handTotals } from '../scene/blackjack/blackjack-plan.ts'
import { texts } from './texts.ts'
import { useTotalSaid } from './use-total-said.ts'

/** What every hand comes to, for those who do not see the cards. */
export function HandsList({ view, className }: { view: LiveView; className: string | undefined }) {
  const t = useText(texts)
  const said = useTotalSaid()
  const table = view.blackjack?.table
  if (!table) return null
  return (
    <ul className={className} aria-label={t('hands')}>
      {table.dealer.length > 0 && <li>{t('dealerHas', { total: said(dealerTotals(table.dealer)) })}</li>}
      {table.seats.flatMap(({ seat, hands }) =>
        hands.map((one, hand) => {
          const about = { seat, who: view.blackjack!.seats[seat - 1]?.who ?? '', total: said(handTotals(one, table)) }
          return <li key={`${seat} ${hand}`}>{hands.length > 1 ? t('handSplit', { ...about, hand: hand + 1 }) : t('handOf', about)}</li>
        }),
      )}
    </ul>
  )
}
