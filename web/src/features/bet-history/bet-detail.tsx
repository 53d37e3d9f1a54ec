import { ArrowLeft } from 'lucide-react'
import { type ComponentType, useEffect, useRef } from 'react'
import { Arriving } from '#parts/arriving'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { exactMoment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { scrolls } from '#ui/scrolls'
import { BetCover } from './bet-cover.tsx'
import styles from './bet-detail.module.css'
import { OwnBetsCard } from './own-bets-card.tsx'
import { useProductName } from './product-name.ts'
import { resultOf } from './profit-sums.ts'
import { type BetDetail, useBet } from './queries.ts'
import { storyOf } from './story.ts'
import { BetState } from './bet-state.tsx'
import { texts } from './texts.ts'

/** What other features show of a bet. */
export interface DetailParts {
  /** How the round was drawn, and a way to verify it. `onTold`: its seed has been told meanwhile. */
  proof: ComponentType<{ detail: BetDetail; onTold: () => void }>
  /** The outcome once more, as the game itself shows it. */
  replay: ComponentType<{ detail: BetDetail }>
}

interface BetDetailViewProps extends DetailParts {
  roundId: string
  onBack: () => void
}

/** All that is known of one bet. */
export function BetDetailView({ roundId, onBack, ...parts }: BetDetailViewProps) {
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
        {(detail) => <Detail detail={detail} onTold={() => void query.refetch()} {...parts} />}
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

interface DetailProps extends DetailParts {
  detail: BetDetail
  onTold: () => void
}

function Detail({ detail, onTold, proof: Proof, replay: Replay }: DetailProps) {
  const { bet, view, drawn } = detail
  return (
    <>
      <Head detail={detail} />
      <Summary detail={detail} />
      <Steps detail={detail} />
      <OwnBetsCard detail={detail} />
      {view !== null && bet.state === 'settled' && (
        <Arriving fallback={<Skeleton height="200px" />}>
          <Replay detail={detail} />
        </Arriving>
      )}
      <Story detail={detail} />
      <Arriving fallback={<Skeleton height="320px" />}>{drawn && <Proof detail={detail} onTold={onTold} />}</Arriving>
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
  const result = resultOf({ stake: BigInt(bet.stake), payout: BigInt(bet.payout) })
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

/** Everything that moved the bet's money. Placed and settled is what every bet is: there is something to tell only beyond that. */
function Steps({ detail: { steps } }: { detail: BetDetail }) {
  const t = useText(texts)
  const { signed } = useAmounts()
  const { timeZone } = useBrand()
  if (steps.every(({ kind }) => kind === 'place' || kind === 'settle')) return null
  return (
    <SectionCard title={t('steps')} text={t('stepsText')}>
      <Facts
        facts={steps.map(({ kind, moved, at }, n) => ({
          key: `step-${n}`,
          label: `${n + 1}. ${t(`step_${kind}`)} · ${exactMoment(at, timeZone)}`,
          value: moved === '0' ? t('stepNothing') : t('stepMoved', { moved: signed(BigInt(moved)) }),
        }))}
      />
    </SectionCard>
  )
}

function Story({ detail: { engine, view, moves } }: { detail: BetDetail }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  if (moves === null) return null
  const decimal = (parts: number, of: 10 | 100): string => number(parts / of, language, { min: of === 10 ? 1 : 2, max: 3 })
  const told = storyOf(engine, view, { t, decimal })
  return (
    <Card className={styles.story} role="region" aria-label={t('story')}>
      <h4>{t('story')}</h4>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <details className={styles.data}>
        <summary>{t('data')}</summary>
        <p>{t('dataText')}</p>
        {Object.entries({ moves, view }).map(([key, value]) => (
          <figure key={key}>
            <figcaption>{t(key as 'moves' | 'view')}</figcaption>
            <pre {...scrolls}>{JSON.stringify(value, undefined, 1)}</pre>
          </figure>
        ))}
      </details>
    </Card>
  )
}
