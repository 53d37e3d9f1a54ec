import type { Bet } from '@tucano/contract/bet-history'
import type { ToldBet } from '@tucano/contract/told-bets'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Arriving } from '#parts/arriving'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { BetCover } from './bet-cover.tsx'
import type { BetTelling, BetTellings, ToldOf } from './bet-telling.ts'
import styles from './bet-detail.module.css'
import { useProductName } from '#parts/use-product-name'
import { resultOfBet } from './profit-sums.ts'
import { type BetDetail, useBet } from './queries.ts'
import { BetState } from './bet-state.tsx'
import { BetSteps } from './bet-steps.tsx'
import { texts } from './texts.ts'

interface BetDetailViewProps {
  tellings: BetTellings
  roundId: string
  onBack: () => void
}

/** All that is known of one bet. */
export function BetDetailView({ roundId, onBack, tellings }: BetDetailViewProps) {
  const t = useText(texts)
  const query = useBet(roundId)
  const back = useRef<HTMLDivElement>(null)
  useEffect(() => back.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.detail}>
      <div ref={back}>
        <Button look="quiet" icon={<ArrowLeft />} className={styles.back} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <Arrived query={query} skeleton={<Waiting />} failedTitle={t('betFailed')} level="h4">
        {(detail) => <Detail detail={detail} onTold={() => void query.refetch()} tellings={tellings} />}
      </Arrived>
    </div>
  )
}

const Waiting = () => (
  <div className={styles.detail}>
    <Skeleton height="88px" />
    <Skeleton height="260px" />
    <Skeleton height="320px" />
  </div>
)

interface DetailProps {
  detail: BetDetail
  tellings: BetTellings
  onTold: () => void
}

function Detail({ detail, tellings, onTold }: DetailProps) {
  const { bet, told } = detail
  return (
    <>
      <Head detail={detail} />
      <Summary detail={detail} />
      <BetSteps detail={detail} />
      {told && <Told bet={bet} by={told.by} told={told} tellings={tellings} onTold={onTold} />}
    </>
  )
}

interface ToldProps<By extends ToldBet['by']> {
  bet: Bet
  by: By
  told: ToldOf<By>
  tellings: BetTellings
  onTold: () => void
}

/** What the bet's product shows of it. */
function Told<By extends ToldBet['by']>({ bet, by, told, tellings, onTold }: ToldProps<By>) {
  // None where the server is newer than this page.
  const telling: BetTelling<ToldOf<By>> | undefined = tellings[by]
  if (!telling) return null
  const { Stakes, Replay, Story, Proof } = telling
  return (
    <>
      {Stakes && (
        <Arriving fallback={null}>
          <Stakes bet={bet} told={told} />
        </Arriving>
      )}
      {Replay && bet.state === 'settled' && (
        <Arriving fallback={<Skeleton height="200px" />}>
          <Replay bet={bet} told={told} />
        </Arriving>
      )}
      {Story && (
        <Arriving fallback={<Skeleton height="120px" />}>
          <Story bet={bet} told={told} />
        </Arriving>
      )}
      {Proof && (
        <Arriving fallback={<Skeleton height="320px" />}>
          <Proof bet={bet} told={told} onTold={onTold} />
        </Arriving>
      )}
    </>
  )
}

function Head({ detail: { bet } }: { detail: BetDetail }) {
  const productName = useProductName()
  return (
    <header className={styles.head}>
      <BetCover bet={bet} />
      <div className={styles.names}>
        <h4>{bet.gameName}</h4>
        <p>{`${bet.vendorName} · ${productName(bet.product)}`}</p>
      </div>
      <BetState bet={bet} />
    </header>
  )
}

function Summary({ detail: { bet } }: { detail: BetDetail }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const { timeZone } = useBrand()
  const { roundId, state, placedAt, settledAt } = bet
  const isOver = state === 'settled'
  const result = resultOfBet(bet)
  const id = { text: roundId, copyLabel: t('copyRoundId'), doneLabel: t('copied') }
  return (
    <SectionCard title={t('summary')} {...(isOver ? {} : { text: state === 'void' ? t('voidText') : t('openText') })}>
      <Facts
        facts={[
          { key: 'stake', label: t('stake'), value: amount(bet.stake) },
          ...(isOver ? [{ key: 'payout', label: t('payout'), value: amount(bet.payout) }] : []),
          ...(isOver ? [{ key: 'result', label: t('result'), value: <strong>{signed(result)}</strong> }] : []),
          { key: 'placedAt', label: t('placedAt'), value: exactMoment(placedAt, timeZone) },
          ...(settledAt === null ? [] : [{ key: 'settledAt', label: t('settledAt'), value: exactMoment(settledAt, timeZone) }]),
          { key: 'roundId', label: t('roundId'), value: roundId, code: id },
        ]}
      />
    </SectionCard>
  )
}
