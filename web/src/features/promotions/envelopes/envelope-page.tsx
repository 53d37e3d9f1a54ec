import type { ReplyOf } from '@tucano/contract/endpoint'
import { envelopeOpened, type getEnvelopes } from '@tucano/contract/promotions'
import { useEffect, useEffectEvent } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { readPromotionsAgain, usePromotionNews } from '#parts/use-promotion-news'
import { useAmounts } from '#platform/amounts'
import { clockText, serverNow, useLeft } from '#platform/clock'
import { moment } from '#platform/format'
import { listen } from '#platform/live'
import { useAddress } from '#platform/record'
import { useBrand, useFlag } from '#platform/site'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { Tabs } from '#ui/tabs'
import { ChancePage } from '../chance-page.tsx'
import shared from '../chance-page.module.css'
import { useEnvelopes } from '../chance-queries.ts'
import { EnvelopeDrawing } from './envelope-drawing.tsx'
import { LastEnvelope } from './last-envelope.tsx'
import { OpenEnvelope } from './open-envelope.tsx'
import styles from './envelopes.module.css'
import { EnvelopeOfLink } from '../sent/of-link.tsx'
import { SentTab } from '../sent/sent-tab.tsx'
import { texts } from './texts.ts'

/** What the address calls the envelopes that members send. */
const SENT = 'enviados'

type Envelopes = ReplyOf<typeof getEnvelopes>

const tabs = ['rain', 'sent'] as const

interface EnvelopePageProps {
  /** Opens the window in which a payment password is set. */
  onPaymentPassword: () => void
}

/** Envelopes that come down every so often: each has shares of money, one for each who catches it. Members send some to each other, too. */
export function EnvelopePage({ onPaymentPassword }: EnvelopePageProps) {
  const t = useText(texts)
  const canSend = useFlag('MEMTRANS3')
  const { fields, set } = useAddress({ tab: 'aba', code: 'code' })
  if (canSend && fields.code !== '')
    return (
      <ChancePage title={t('forYou')} intro={t('forYouText')}>
        <EnvelopeOfLink code={fields.code} />
      </ChancePage>
    )
  const active = canSend && fields.tab === SENT ? 'sent' : 'rain'
  return (
    <ChancePage title={t(active === 'sent' ? 'send' : 'title')} intro={t(active === 'sent' ? 'sendText' : 'intro')}>
      {canSend ? (
        <div>
          <Tabs
            label={t('tabs')}
            tabs={tabs.map((key) => ({ key, label: t(`tab_${key}`) }))}
            active={active}
            onChange={(key) => set({ tab: key === 'sent' ? SENT : '' })}
          >
            <div className={styles.panel}>{active === 'sent' ? <SentTab onPaymentPassword={onPaymentPassword} /> : <OwnEnvelopes />}</div>
          </Tabs>
        </div>
      ) : (
        <OwnEnvelopes />
      )}
    </ChancePage>
  )
}

/** The envelopes that a member can catch, whichever promotion they are of. */
function OwnEnvelopes() {
  const t = useText(texts)
  const query = useEnvelopes()
  usePromotionNews()
  useEffect(() => listen(envelopeOpened, () => void readPromotionsAgain()), [])
  useMoment(query.data?.open?.closesAt ?? query.data?.next?.opensAt)
  return (
    <Arrived query={query} skeleton={<Skeleton height="460px" />} failedTitle={t('failed')}>
      {(envelopes) => (
        <>
          <Now envelopes={envelopes} />
          <div className={styles.lists}>
            <Caught envelopes={envelopes} />
            {envelopes.last && <LastEnvelope last={envelopes.last} />}
          </div>
        </>
      )}
    </Arrived>
  )
}

/** So much after a moment the server has surely passed it. */
const SLACK_MS = 400

/** Reads again when a moment of the server has come: what opens is open, what closes is over. */
function useMoment(atMs: number | undefined): void {
  const read = useEffectEvent(() => void readPromotionsAgain())
  useEffect(() => {
    if (atMs === undefined) return
    const timer = setTimeout(read, Math.max(SLACK_MS, atMs - serverNow() + SLACK_MS))
    return () => clearTimeout(timer)
  }, [atMs])
}

function Now({ envelopes: { open, next } }: { envelopes: Envelopes }) {
  const t = useText(texts)
  if (open) return <OpenEnvelope key={open.envelopeId} envelope={open} />
  if (next) return <NextEnvelope next={next} />
  return (
    <Card data-envelope="none">
      <DrawnState drawing="nest" title={t('none')}>
        {t('noneText')}
      </DrawnState>
    </Card>
  )
}

/** When the next one comes, and what is in it. */
function NextEnvelope({ next: { opensAt, total, shares } }: { next: NonNullable<Envelopes['next']> }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const leftMs = useLeft(opensAt)
  return (
    <section className={styles.sky} data-envelope="next" aria-label={t('next')}>
      <Hanging />
      <div className={styles.middle}>
        <p>{t('nextIn')}</p>
        <p className={styles.clock}>
          <time dateTime={new Date(opensAt).toISOString()}>{clockText(leftMs)}</time>
        </p>
        <p>{t('inside', { total: amount(total), shares })}</p>
        <p className={styles.faint}>{moment(opensAt, timeZone)}</p>
      </div>
    </section>
  )
}

const HANGING = Array.from({ length: 9 }, (_, n) => n)

/** What is about to fall, high up, and not to be pressed yet. */
const Hanging = () => (
  <div className={styles.hanging} aria-hidden="true">
    {HANGING.map((n) => (
      <EnvelopeDrawing key={n} />
    ))}
  </div>
)

/** What was caught lately: by the member, and by others under masked names. */
function Caught({ envelopes: { lately, own } }: { envelopes: Envelopes }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const lists = [
    { key: 'own', title: t('own'), empty: t('ownNone'), rows: own.map((one) => ({ ...one, name: moment(one.at, timeZone) })) },
    { key: 'lately', title: t('lately'), empty: t('latelyNone'), rows: lately },
  ]
  return lists.map(({ key, title, empty, rows }) => (
    <SectionCard key={key} title={title} level="h2">
      <div className={shared.inside}>
        {rows.length === 0 ? (
          <p className={shared.soft}>{empty}</p>
        ) : (
          <ul className={shared.list} data-caught={key}>
            {rows.map(({ name, amount: sum, at }, n) => (
              <li key={`${at} ${n}`} className={shared.row}>
                <span>{name}</span>
                <strong>{amount(sum)}</strong>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SectionCard>
  ))
}
