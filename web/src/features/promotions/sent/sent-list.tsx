import type { SentEnvelope } from '@tucano/contract/promotions/sent-envelopes'
import { useTimeLeft } from '#parts/rewards/use-time-left'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { ProgressBar } from '#ui/progress-bar'
import { SectionCard } from '#ui/section-card'
import shared from '../chance-page.module.css'
import styles from './sent.module.css'
import { ShareLink } from './share-link.tsx'
import { texts } from './texts.ts'

/** Envelopes that the member has sent, the newest first. */
export function SentList({ list }: { list: readonly SentEnvelope[] }) {
  const t = useText(texts)
  return (
    <SectionCard title={t('sent')} level="h2">
      <div className={shared.inside}>
        {list.length === 0 ? (
          <p className={shared.soft}>{t('sentNone')}</p>
        ) : (
          <ul className={styles.list} data-sent-list={list.length}>
            {list.map((envelope) => (
              <Item key={envelope.envelopeId} envelope={envelope} />
            ))}
          </ul>
        )}
      </div>
    </SectionCard>
  )
}

const WHOLE = 100

function Item({ envelope }: { envelope: SentEnvelope }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const { words } = useTimeLeft(envelope.closesAt)
  const { code, at, total, shares, sharesLeft, isOver, givenBack, caught } = envelope
  const isOpen = !isOver && sharesLeft > 0
  const status = isOpen ? 'open' : sharesLeft === 0 ? 'allCaught' : 'over'
  const progress = t('caughtOf', { caught: shares - sharesLeft, shares })
  return (
    <li className={styles.item} data-envelope={status}>
      <div className={styles.head}>
        <strong className={styles.total}>{amount(total)}</strong>
        <Badge tone={isOpen ? 'sky' : sharesLeft === 0 ? 'forest' : 'plain'}>{t(status)}</Badge>
      </div>
      <p className={shared.soft}>{t('sentAt', { moment: moment(at, timeZone) })}</p>
      <ProgressBar value={Math.round(((shares - sharesLeft) * WHOLE) / shares)} />
      <p className={shared.soft}>
        {progress}
        {isOpen && ` · ${t('closesIn', { left: words })}`}
      </p>
      {givenBack !== null && givenBack !== '0' && <p className={shared.soft}>{t('givenBack', { amount: amount(givenBack) })}</p>}
      {caught.length > 0 && (
        <ul className={shared.list}>
          {caught.map(({ name, amount: sum, at: when }, n) => (
            <li key={`${when} ${n}`} className={shared.row}>
              <span>{name}</span>
              <strong>{amount(sum)}</strong>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <ShareLink code={code} />}
    </li>
  )
}
