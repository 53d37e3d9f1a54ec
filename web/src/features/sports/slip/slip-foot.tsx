import { useAmounts } from '#platform/amounts'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { enterFor } from '#platform/wanted'
import { Button } from '#ui/button'
import { useOddsText } from '../odds/use-odds-text.ts'
import { useRefusalText } from '#platform/refusal-text'
import type { LegNow } from './legs-now.ts'
import { betsOf, combinedOdds, linesOf, sumOf } from './slip-bets.ts'
import { type SlipLeg, type SlipState, accepting } from './slip-state.ts'
import { changeSlip } from './slip-store.ts'
import styles from './slip-foot.module.css'
import { StakeField } from './stake-field.tsx'
import { texts } from './texts.ts'
import { type usePlacing } from './use-placing.ts'
import { useCap, useQuote } from './use-quote.ts'

interface SlipFootProps {
  slip: SlipState
  nowOf: (leg: SlipLeg) => LegNow
  placing: ReturnType<typeof usePlacing>
  hasConflict: boolean
  onDeposit: () => void
}

/** What is staked, what it can bring, and the button that bets. */
export function SlipFoot(props: SlipFootProps) {
  const t = useText(texts)
  const { slip, nowOf } = props
  const { amount } = useAmounts()
  const write = useOddsText()
  const oddsOf = (leg: SlipLeg) => nowOf(leg).offer?.odds
  const bets = betsOf(slip, oddsOf)
  const seen = betsOf(slip)
  const { data: quote } = useQuote(slip.mode === 'singles' ? undefined : seen[0])
  const generalCap = useCap()
  const cap = quote ? BigInt(quote.cap) : generalCap
  const sum = sumOf(bets, cap)
  const isCapped = cap !== undefined && sumOf(bets).most > sum.most
  const lines = linesOf(slip)
  return (
    <div className={styles.foot}>
      {slip.mode !== 'singles' && (
        <StakeField
          hasChips
          label={lines > 1 ? t('stakeEach') : t('stake')}
          value={slip.unit}
          most={quote && BigInt(quote.unitMax)}
          onChange={(unit) => changeSlip((before) => ({ ...before, unit }))}
        />
      )}
      <dl className={styles.sums}>
        {slip.mode === 'multiple' && slip.legs.length > 1 && (
          <div>
            <dt>{t('totalOdds')}</dt>
            <dd data-total-odds="">{write(combinedOdds(slip.legs, oddsOf))}</dd>
          </div>
        )}
        {(lines > 1 || slip.mode === 'singles') && sum.cost > 0n && (
          <div>
            <dt>
              {t('totalStake')} <small>{sum.lines === 1 ? t('line') : t('lines', { count: sum.lines })}</small>
            </dt>
            <dd>{amount(sum.cost)}</dd>
          </div>
        )}
        <div className={styles.most}>
          <dt>
            {t('totalReturn')} {isCapped && <small>{t('cappedAt', { amount: amount(cap) })}</small>}
          </dt>
          <dd data-return="">{amount(sum.most)}</dd>
        </div>
      </dl>
      {quote?.factorReason && <p className={styles.note}>{quote.factorReason}</p>}
      <Refusals {...props} />
      <Press {...props} cost={sum.cost} seen={seen} />
    </div>
  )
}

/** Why bets were not taken, and how much would be. */
function Refusals({ slip, placing: { outcome, problem, isPoor }, onDeposit }: SlipFootProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const [first] = outcome?.refused ?? []
  const say = useRefusalText(first !== undefined)
  const leg = first && first.refusal.leg !== null ? first.legs[first.refusal.leg] : undefined
  const most = first?.refusal.most
  return (
    <>
      {first && (
        <div className={styles.problem} role="alert" data-refusal={first.refusal.code}>
          <p>
            {say(first.refusal.code)} {leg && t('refusedLeg', { outcome: leg.selections[0].outcomeName })}{' '}
            {most && (BigInt(most) > 0n ? t('fits', { amount: amount(most) }) : t('nothingFits'))}
          </p>
          {most && BigInt(most) > 0n && slip.mode !== 'singles' && (
            <Button size="small" onClick={() => changeSlip((before) => ({ ...before, unit: most }))}>
              {t('stakeFits', { amount: amount(most) })}
            </Button>
          )}
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isPoor && (
        <Button wide onClick={onDeposit}>
          {t('deposit')}
        </Button>
      )}
    </>
  )
}

interface PressProps extends SlipFootProps {
  cost: bigint
  seen: ReturnType<typeof betsOf>
}

/** The one button: it lets in, says what is missing, asks about odds that have moved, or bets. */
function Press({ slip, nowOf, placing, hasConflict, cost, seen }: PressProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const token = useSession((state) => state.token)
  const isAsked = hasMoved(slip, nowOf)
  const isClosed = slip.legs.some((leg) => nowOf(leg).offer === undefined)
  if (hasConflict)
    return (
      <p className={styles.note} role="status">
        {t('conflict')}
      </p>
    )
  if (!token)
    return (
      <Button look="primary" size="large" wide onClick={() => enterFor(location.pathname + location.search)}>
        {t('signIn')}
      </Button>
    )
  if (isAsked)
    return (
      <>
        <p className={styles.note}>{t('acceptText')}</p>
        <Button look="primary" size="large" wide onClick={() => changeSlip((before) => accepting(before, (leg) => nowOf(leg).offer))}>
          {t('accept')}
        </Button>
      </>
    )
  return (
    <>
      {isClosed && <p className={styles.note}>{t('suspendedNote')}</p>}
      <Button
        look="primary"
        size="large"
        wide
        busy={placing.busy}
        disabled={cost === 0n || isClosed}
        onClick={() => void placing.place(seen)}
      >
        {cost === 0n ? t('needStake') : t('place', { amount: amount(cost) })}
      </Button>
    </>
  )
}

/** Whether odds are now such that the member has to be asked, by what they said of changes. */
function hasMoved({ legs, policy }: SlipState, nowOf: (leg: SlipLeg) => LegNow): boolean {
  return legs.some((leg) => {
    const odds = nowOf(leg).offer?.odds
    return odds !== undefined && odds !== leg.odds && (policy === 'none' || (policy === 'better' && odds < leg.odds))
  })
}
