import { type Limits, type ChangeRequest, confirmLimit, dropChangeRequest } from '@tucano/contract/limits'
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
import styles from './change-requests.module.css'

/** Higher caps that wait for their day and for the member's word. */
export function ChangeRequests({ limits, readOnly }: { limits: Heard<Limits>; readOnly: boolean }) {
  const t = useText(texts)
  const now = useServerTime(limits) ?? limits.now
  const capOf = (request: ChangeRequest): string | null =>
    limits.limits.find(({ kind, period }) => kind === request.kind && period === request.period)?.cap ?? null
  return (
    <section className={styles.changeRequests} aria-labelledby="pedidos">
      <h3 id="pedidos">{t('requestsTitle')}</h3>
      <p className={styles.text}>{t('requestsText')}</p>
      <ul>
        {limits.changeRequests.map((request) => (
          <ChangeRequestRow
            key={request.changeRequestId}
            request={request}
            before={capOf(request)}
            leftMs={request.readyAt - now}
            readOnly={readOnly}
          />
        ))}
      </ul>
    </section>
  )
}

interface ChangeRequestRowProps {
  request: ChangeRequest
  before: string | null
  /** Until it can be confirmed, by the server's clock. */
  leftMs: number
  readOnly: boolean
}

function ChangeRequestRow({ request: { changeRequestId, kind, period, cap }, before, leftMs, readOnly }: ChangeRequestRowProps) {
  const t = useText(texts)
  const write = useCapText()
  const { busy, problem, save } = useSaving()
  const ready = leftMs <= 0
  const confirm = (): void => void save(async () => takeLimits(await call(confirmLimit, { changeRequestId })), t('requestConfirmed'))
  const drop = (): void => void save(async () => takeLimits(await call(dropChangeRequest, { changeRequestId })), t('requestDropped'))
  return (
    <li className={styles.request} data-change-request={`${kind}-${period}`}>
      <Hourglass aria-hidden="true" />
      <div className={styles.words}>
        <p>
          <strong>{t('titleOf', { kind: t(kind), period: t(inPeriod[period]) })}</strong>
        </p>
        <p className={styles.text}>{t('requestFromTo', { before: write(kind, before), after: write(kind, cap) })}</p>
        <p className={styles.left}>{ready ? t('requestReady') : t('requestIn', { left: leftText(leftMs) })}</p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {!readOnly && (
          <Button size="small" look={ready ? 'primary' : 'secondary'} disabled={!ready} busy={busy} onClick={confirm}>
            {t('requestConfirm')}
          </Button>
        )}
        <Button size="small" look="quiet" disabled={busy} onClick={drop}>
          {t('requestDrop')}
        </Button>
      </div>
    </li>
  )
}
