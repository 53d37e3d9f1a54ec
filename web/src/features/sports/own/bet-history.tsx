import type { getSportsBet } from '@tucano/contract/sports/bets'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { useRefusalText } from '#platform/refusal-text'
import styles from './bet-details.module.css'
import { texts } from './texts.ts'

type Changes = ReplyOf<typeof getSportsBet>['changes']

/** What became of a bet, version by version: nothing of it is taken away. */
export function BetHistory({ changes }: { changes: Changes }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const say = useRefusalText(changes.some(({ code }) => code !== null))
  return (
    <ol className={styles.history}>
      {changes.map(({ version, what, payout, at, reason, code }) => (
        <li key={version}>
          <b>{t(`change_${what}`)}</b>
          <time dateTime={new Date(at).toISOString()}>{exactMoment(at, timeZone)}</time>
          {BigInt(payout) > 0n && <span>{t('paidNow', { amount: amount(payout) })}</span>}
          {reason && <span>{reason}</span>}
          {code && <span>{say(code)}</span>}
        </li>
      ))}
    </ol>
  )
}
