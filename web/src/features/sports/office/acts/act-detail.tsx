import type { ReplyOf } from '@tucano/contract/endpoint'
import { type ActPreview, type SportsAct, decideSportsAct, type getSportsAct } from '@tucano/contract/sports/office-acts'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { Decision } from '#office/decision.tsx'
import { Detail } from '#office/detail.tsx'
import detail from '#office/detail.module.css'
import { Arrived } from '#parts/loaded'
import { call } from '#platform/call'
import { exactMoment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { type Fact, Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { Table } from '#ui/table'
import styles from '../office.module.css'
import { useAct, useMarketsTold } from '../queries.ts'
import { keyOf } from '../risk/books.ts'
import { riskPath } from './act-path.ts'
import { PreviewCard } from './preview-card.tsx'
import { texts } from './texts.ts'
import { TONES } from './tones.ts'
import { useWithdrawing } from './use-proposing.ts'

interface ActDetailProps {
  actId: string
  mayChange: boolean
  onDone: () => void
}

/** A proposal: what it would change, why, and the decision of somebody else. */
export function ActDetail({ actId, ...rest }: ActDetailProps) {
  const t = useText(texts)
  return (
    <Arrived query={useAct(actId)} skeleton={<Skeleton height="420px" />} failedTitle={t('actFailed')} level="h3" small>
      {(found) => <Shown found={found} {...rest} />}
    </Arrived>
  )
}

function Shown({ found, mayChange, onDone }: Omit<ActDetailProps, 'actId'> & { found: ReplyOf<typeof getSportsAct> }) {
  const t = useText(texts)
  const { act: proposed, made, now } = found
  const { act, matchName, state, own, reason } = proposed
  const kind = t(`kind_${act.kind}`)
  return (
    <Detail
      label={t('actOf', { kind, match: matchName })}
      title={matchName}
      text={`${kind} · ${reason}`}
      badges={<Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>}
    >
      <PreviewCard proposed={proposed} made={made} now={now} />
      <div className={detail.columns}>
        <div className={detail.column}>
          <ProposalCard proposed={proposed} />
        </div>
        <div className={detail.column}>
          {mayChange &&
            state === 'waiting' &&
            (own ? <Own proposed={proposed} onDone={onDone} /> : <Decide proposed={proposed} now={now} onDone={onDone} />)}
        </div>
      </div>
    </Detail>
  )
}

function ProposalCard({ proposed }: { proposed: SportsAct }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { act, matchName, proposedBy, proposedAt, reason, decidedBy, decidedAt, answer } = proposed
  const told = useMarketsTold(act.event).data?.markets ?? []
  const nameOf = (one: { market: number; specifiers: string }): string =>
    told.find((market) => keyOf(market) === keyOf(one))?.name ??
    (one.specifiers === '' ? String(one.market) : `${one.market} (${one.specifiers})`)
  const markets = act.kind === 'void' ? act.markets : [act]
  const [from, to] = act.kind === 'void' ? [act.fromAt, act.toAt] : []
  const facts: Fact[] = [
    {
      key: 'match',
      label: t('match'),
      value: (
        <Link href={riskPath(act.event)} className={styles.link}>
          {matchName}
        </Link>
      ),
    },
    { key: 'markets', label: t('markets'), value: markets.map(nameOf).join(', ') },
    ...(act.kind === 'void'
      ? [
          {
            key: 'interval',
            label: t('interval'),
            value: t('intervalOf', {
              from: from === undefined ? t('fromStart') : exactMoment(from, timeZone),
              to: to === undefined ? t('toEnd') : exactMoment(to, timeZone),
            }),
          },
        ]
      : []),
    { key: 'reason', label: t('reason'), value: reason },
    { key: 'by', label: t('proposer'), value: proposedBy },
    { key: 'at', label: t('at'), value: exactMoment(proposedAt, timeZone) },
    ...(decidedBy === null ? [] : [{ key: 'decidedBy', label: t('decidedBy'), value: decidedBy }]),
    ...(decidedAt === null ? [] : [{ key: 'decidedAt', label: t('decidedAt'), value: exactMoment(decidedAt, timeZone) }]),
    ...(answer === null ? [] : [{ key: 'answer', label: t('answer'), value: answer }]),
  ]
  return (
    <>
      <SectionCard title={t('proposal')} {...(act.kind === 'void' && { text: t('intervalHint') })}>
        <Facts facts={facts} />
      </SectionCard>
      {act.kind === 'settle' && (
        <SectionCard title={t('outcomes')}>
          <div className={styles.inside}>
            <Table
              caption={t('outcomes')}
              rows={act.outcomes}
              rowKey={({ outcome }) => outcome}
              columns={[
                {
                  key: 'outcome',
                  title: t('outcome'),
                  cell: ({ outcome }) =>
                    told.find((market) => keyOf(market) === keyOf(act))?.outcomes.find((one) => one.outcome === outcome)?.name ?? outcome,
                },
                { key: 'result', title: t('becomes'), cell: ({ result }) => t(`result_${result}`) },
              ]}
            />
          </div>
        </SectionCard>
      )}
    </>
  )
}

function Own({ proposed: { actId }, onDone }: { proposed: SportsAct; onDone: () => void }) {
  const t = useText(texts)
  const { busy, problem, withdraw } = useWithdrawing()
  return (
    <>
      <p className={detail.warning}>
        <TriangleAlert aria-hidden="true" /> {t('ownText')}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          busy={busy}
          onClick={() =>
            void withdraw(actId).then((isDone) => {
              if (isDone) onDone()
            })
          }
        >
          {t('withdraw')}
        </Button>
      </div>
    </>
  )
}

interface DecideProps {
  proposed: SportsAct
  now: ActPreview | null
  onDone: () => void
}

function Decide({ proposed: { actId, act, matchName, bets: then }, now, onDone }: DecideProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const name = t('actOf', { kind: t(`kind_${act.kind}`), match: matchName })
  const bets = now?.changed ?? then
  const told = { bets: bets === 1 ? t('oneBet') : t('bets', { count: number(bets, language) }) }
  return (
    <Decision
      title={t('decision')}
      over={['sports.act.over', 'sports.act.unknown']}
      text={t('decisionText')}
      approval={{
        label: t('approve'),
        ready: true,
        title: t('approveTitle', { act: name }),
        question: act.kind === 'void' ? t('approveVoid', told) : t('approveSettle', told),
        act: () => call(decideSportsAct, { actId, decision: 'approve' }),
        done: t('approved'),
      }}
      refusal={{
        label: t('refuse'),
        title: t('refuseTitle', { act: name }),
        text: t('refuseText'),
        hint: t('refuseHint'),
        shortest: 10,
        usual: [t('usual_wrong'), t('usual_interval'), t('usual_source')],
        act: (answer) => call(decideSportsAct, { actId, decision: 'refuse', answer }),
        done: t('refused'),
      }}
      onDone={onDone}
    />
  )
}
