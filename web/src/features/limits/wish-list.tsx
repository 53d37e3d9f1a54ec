import { type Limits, type Wish, confirmLimit, dropLimitWish } from '@tucano/contract/limits'
import { Hourglass } from 'lucide-react'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { useCapText } from './cap-text.ts'
import { inPeriod } from './in-period.ts'
import { texts } from './texts.ts'
import { leftText } from './watch/duration.ts'
import { takeLimits } from './watch/queries.ts'
import { type Heard, useServerTime } from './watch/server-clock.ts'
import styles from './wish-list.module.css'

/** Higher caps that wait for their day and for the member's word. */
export function WishList({ limits, readOnly }: { limits: Heard<Limits>; readOnly: boolean }) {
  const t = useText(texts)
  const now = useServerTime(limits) ?? limits.now
  const capOf = (wish: Wish): string | null =>
    limits.limits.find(({ kind, period }) => kind === wish.kind && period === wish.period)?.cap ?? null
  return (
    <section className={styles.wishes} aria-labelledby="pedidos">
      <h3 id="pedidos">{t('wishesTitle')}</h3>
      <p className={styles.text}>{t('wishesText')}</p>
      <ul>
        {limits.wishes.map((wish) => (
          <WishRow key={wish.wishId} wish={wish} before={capOf(wish)} leftMs={wish.readyAt - now} readOnly={readOnly} />
        ))}
      </ul>
    </section>
  )
}

interface WishRowProps {
  wish: Wish
  before: string | null
  /** Until it can be confirmed, by the server's clock. */
  leftMs: number
  readOnly: boolean
}

function WishRow({ wish: { wishId, kind, period, cap }, before, leftMs, readOnly }: WishRowProps) {
  const t = useText(texts)
  const write = useCapText()
  const { busy, problem, save } = useSaving()
  const ready = leftMs <= 0
  const confirm = (): void => void save(async () => takeLimits(await call(confirmLimit, { wishId })), t('wishConfirmed'))
  const drop = (): void => void save(async () => takeLimits(await call(dropLimitWish, { wishId })), t('wishDropped'))
  return (
    <li className={styles.wish} data-wish={`${kind}-${period}`}>
      <Hourglass aria-hidden="true" />
      <div className={styles.words}>
        <p>
          <strong>{t('titleOf', { kind: t(kind), period: t(inPeriod[period]) })}</strong>
        </p>
        <p className={styles.text}>{t('wishFromTo', { before: write(kind, before), after: write(kind, cap) })}</p>
        <p className={styles.left}>{ready ? t('wishReady') : t('wishIn', { left: leftText(leftMs) })}</p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {!readOnly && (
          <Button size="small" look={ready ? 'primary' : 'secondary'} disabled={!ready} busy={busy} onClick={confirm}>
            {t('wishConfirm')}
          </Button>
        )}
        <Button size="small" look="quiet" disabled={busy} onClick={drop}>
          {t('wishDrop')}
        </Button>
      </div>
    </li>
  )
}
