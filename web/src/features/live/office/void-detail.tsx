import { type TableVoid, decideTableVoid } from '@tucano/contract/live/office'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { Decision } from '#office/decision.tsx'
import { Detail } from '#office/detail.tsx'
import detail from '#office/detail.module.css'
import { useDeciding } from '#office/use-deciding.ts'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { type Fact, Facts } from '#ui/facts'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import styles from './office.module.css'
import { useVoid } from './queries.ts'
import { texts } from './texts.ts'
import { VOID_TONES } from './tones.ts'
import { useTableWords } from './use-result-name.ts'

const OVER = ['live.void.over', 'live.void.unknown'] as const

interface VoidDetailProps {
  voidId: string
  mayChange: boolean
  onDone: () => void
}

/** A round that somebody wants to be void: what stands on it, why, and the decision of somebody else. */
export function VoidDetail({ voidId, ...rest }: VoidDetailProps) {
  const t = useText(texts)
  return (
    <Arrived query={useVoid(voidId)} skeleton={<Skeleton height="420px" />} failedTitle={t('voidFailed')} level="h3" small>
      {(asked) => <Shown asked={asked} {...rest} />}
    </Arrived>
  )
}

function Shown({ asked, mayChange, onDone }: Omit<VoidDetailProps, 'voidId'> & { asked: TableVoid }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const { name, round, bets, staked, paid, state, own } = asked
  return (
    <Detail
      label={t('voidLabel', { round: round.round, table: name })}
      title={name}
      text={t('roundOf', { round: round.round })}
      badges={<Badge tone={VOID_TONES[state]}>{t(`void_${state}`)}</Badge>}
    >
      <Figures
        label={t('request')}
        figures={[
          { key: 'bets', title: t('bets'), value: String(bets) },
          { key: 'staked', title: t('goesBack'), value: amount(staked) },
          { key: 'paid', title: t('isReversed'), value: amount(paid) },
          { key: 'forPlayers', title: t('forPlayers'), value: signed(BigInt(staked) - BigInt(paid)) },
        ]}
      />
      <div className={detail.columns}>
        <div className={detail.column}>
          <RequestCard asked={asked} />
        </div>
        <div className={detail.column}>
          {mayChange && state === 'waiting' && (own ? <Own asked={asked} onDone={onDone} /> : <Decide asked={asked} onDone={onDone} />)}
        </div>
      </div>
    </Detail>
  )
}

function RequestCard({ asked }: { asked: TableVoid }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { resultName } = useTableWords(asked.kind)
  const { code, name, round, reason, askedBy, askedAt, decidedBy, decidedAt, answer, state, how, doneAt } = asked
  const facts: Fact[] = [
    {
      key: 'table',
      label: t('table'),
      value: (
        <Link href={`/operator/mesas?mesa=${code}`} className={styles.link}>
          {name}
        </Link>
      ),
    },
    { key: 'round', label: t('round'), value: `${round.round} · ${t(`state_${round.state}`)}` },
    ...(round.result === null ? [] : [{ key: 'result', label: t('outcome'), value: resultName(round.result) }]),
    { key: 'reason', label: t('reason'), value: reason },
    { key: 'askedBy', label: t('askedBy'), value: askedBy },
    { key: 'askedAt', label: t('askedAt'), value: exactMoment(askedAt, timeZone) },
    ...(decidedBy === null ? [] : [{ key: 'decidedBy', label: t('decidedBy'), value: decidedBy }]),
    ...(decidedAt === null ? [] : [{ key: 'decidedAt', label: t('decidedAt'), value: exactMoment(decidedAt, timeZone) }]),
    ...(answer === null ? [] : [{ key: 'answer', label: t('answer'), value: answer }]),
    ...(how === null ? [] : [{ key: 'how', label: t('how'), value: t(`how_${how}`) }]),
    ...(doneAt === null ? [] : [{ key: 'doneAt', label: t('doneAt'), value: exactMoment(doneAt, timeZone) }]),
  ]
  return (
    <SectionCard title={t('request')} {...(state === 'granted' && doneAt === null && { text: t('notDone') })}>
      <Facts facts={facts} />
    </SectionCard>
  )
}

function Own({ asked: { voidId }, onDone }: { asked: TableVoid; onDone: () => void }) {
  const t = useText(texts)
  const { busy, problem, decide } = useDeciding(OVER)
  const withdraw = async (): Promise<void> => {
    if (await decide(() => call(decideTableVoid, { voidId, decision: 'refuse' }), t('withdrawn'))) onDone()
  }
  return (
    <>
      <p className={detail.warning}>
        <TriangleAlert aria-hidden="true" /> {t('ownText')}
      </p>
      {problem && (
        <p className={detail.warning} data-tone="alarm" role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      </div>
    </>
  )
}

function Decide({ asked: { voidId, name, round, bets, staked }, onDone }: { asked: TableVoid; onDone: () => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const of = { round: round.round, table: name }
  return (
    <Decision
      title={t('decision')}
      over={OVER}
      text={t('decisionText')}
      approval={{
        label: t('grant'),
        ready: true,
        title: t('grantTitle', of),
        question: t('grantQuestion', { bets, staked: amount(staked) }),
        act: () => call(decideTableVoid, { voidId, decision: 'grant' }),
        done: t('granted'),
      }}
      refusal={{
        label: t('refuse'),
        title: t('refuseTitle', of),
        text: t('refuseText'),
        hint: t('refuseHint'),
        shortest: 10,
        usual: [t('usual_right'), t('usual_reason')],
        act: (answer) => call(decideTableVoid, { voidId, decision: 'refuse', answer }),
        done: t('refused'),
      }}
      onDone={onDone}
    />
  )
}
