import { type LotteryPlan, stopLotteryPlan } from '@tucano/contract/lottery'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordList } from '#parts/record-list'
import { useToastAction } from '#parts/use-toast-action'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { useRefusalText } from '#platform/refusal-text'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { ProgressBar } from '#ui/progress-bar'
import { shortNumero } from '../numero.ts'
import { ownPlans, readOwnAgain } from '../queries.ts'
import styles from './own.module.css'
import { texts } from './texts.ts'

/** The member's plans: those of this lottery first. */
export function OwnPlans({ gameCode }: { gameCode: string }) {
  const t = useText(texts)
  const query = useInfiniteQuery(ownPlans(useSession((state) => state.token)))
  const list = query.data?.pages
    .flatMap((page) => page.list)
    .toSorted((one, other) => Number(other.gameCode === gameCode) - Number(one.gameCode === gameCode))
  return (
    <RecordList
      query={{ ...query, data: list }}
      skeleton={<Skeleton height="260px" />}
      failedTitle={t('failed')}
      empty={{ title: t('noPlans'), text: t('noPlansText') }}
      moreLabel={t('more')}
      level="h3"
      small
    >
      {(plans) => (
        <ul className={styles.list}>
          {plans.map((plan) => (
            <OwnPlan key={plan.planId} plan={plan} />
          ))}
        </ul>
      )}
    </RecordList>
  )
}

const TONES = { running: 'sky', done: 'plain', won: 'forest', stopped: 'plain', refused: 'alarm' } as const
/** So many draws of a plan are listed at once. */
const SHOWN = 8

function OwnPlan({ plan }: { plan: LotteryPlan }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { busy, run } = useToastAction()
  const [isAsked, setAsked] = useState(false)
  const { planId, gameName, state, refusal, draws, winStop, cost, spent, won, held } = plan
  const say = useRefusalText(refusal !== null)
  const done = draws.filter(({ state: of }) => of === 'settled' || of === 'void').length
  const stop = (): void =>
    void run(
      async () => {
        try {
          await call(stopLotteryPlan, { planId })
        } finally {
          await readOwnAgain()
        }
      },
      t('stopped', { amount: amount(held) }),
    )
  const why = refusal === null ? '' : say(refusal)
  return (
    <li className={styles.bet} data-plan={planId} data-state={state}>
      <header className={styles.head}>
        <div>
          <strong>{gameName}</strong>
          <small>
            {t('planProgress', { done, all: draws.length })}
            {winStop && ` · ${t('winStop')}`}
          </small>
        </div>
        <Badge tone={TONES[state]}>{t(`plan_${state}`, { why })}</Badge>
      </header>
      <ProgressBar value={Math.round((done * 100) / draws.length)} label={t('planProgress', { done, all: draws.length })} />
      <Figures
        label={gameName}
        figures={[
          { key: 'cost', title: t('cost'), value: amount(cost) },
          { key: 'spent', title: t('spent'), value: amount(spent) },
          { key: 'held', title: t('held'), value: amount(held) },
          { key: 'won', title: t('won'), value: amount(won) },
        ]}
      />
      <ol className={styles.draws} aria-label={t('draws')}>
        {draws.slice(Math.max(0, done - 1), Math.max(0, done - 1) + SHOWN).map(({ numero, multiple, stake, state: of, payout }) => (
          <li key={numero} data-state={of}>
            <span>{shortNumero(numero)}</span>
            <span>×{multiple}</span>
            <span>{amount(stake)}</span>
            <span>{payout !== null && BigInt(payout) > 0n ? amount(payout) : t(`draw_${of}`)}</span>
          </li>
        ))}
      </ol>
      {state === 'running' && (
        <Button look={isAsked ? 'danger' : 'secondary'} busy={busy} onClick={() => (isAsked ? stop() : setAsked(true))}>
          {isAsked ? t('stopSure', { amount: amount(held) }) : t('stop')}
        </Button>
      )}
    </li>
  )
}
