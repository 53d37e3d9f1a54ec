import { type WaitingDeposit, decideDeposit } from '@tucano/contract/deposits'
import { Claimed } from '#parts/office/claims/claimed'
import { Decision } from '#parts/office/decision'
import { Detail } from '#parts/office/detail'
import { DocumentsBadge } from '#parts/office/documents-badge'
import { MemberLink } from '#parts/office/member-link'
import { WaitingTime } from '#parts/office/waiting-time'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { CreditForm } from './credit-form.tsx'
import { Receipt } from './receipt.tsx'
import { texts } from './texts.ts'

interface DepositDetailProps {
  waiting: WaitingDeposit
  now: number
  mayChange: boolean
  secondAbove: bigint
  onDone: () => void
}

/** One transfer beside its receipt, and the decision about it. */
export function DepositDetail({ waiting, now, mayChange, secondAbove, onDone }: DepositDetailProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const { deposit, memberId, account, nickname, name, documents, receipt, sentAt } = waiting
  const { depositId } = deposit
  const copy = { copyLabel: t('copy'), doneLabel: t('copied') }
  return (
    <Detail
      label={t('detail', { account })}
      title={amount(deposit.amount)}
      text={t('from', { name: name ?? account })}
      badges={
        <>
          <WaitingTime since={sentAt} now={now} />
          <DocumentsBadge state={documents} />
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <SectionCard title={t('transfer')}>
            <Facts
              facts={[
                {
                  key: 'reference',
                  label: t('reference'),
                  value: deposit.reference,
                  code: { text: deposit.reference ?? '', ...copy },
                },
                { key: 'amount', label: t('amount'), value: amount(deposit.amount) },
                {
                  key: 'account',
                  label: t('account'),
                  value: (
                    <>
                      <MemberLink memberId={memberId} account={account} /> ({nickname})
                    </>
                  ),
                },
                { key: 'name', label: t('name'), value: name ?? t('nameUnknown') },
                { key: 'announced', label: t('announced'), value: exactMoment(deposit.createdAt, timeZone) },
                { key: 'sent', label: t('sent'), value: exactMoment(sentAt, timeZone) },
              ]}
            />
          </SectionCard>
          <Claimed kind="deposit" id={depositId} told={waiting.inHand} mayChange={mayChange}>
            <DepositDecision waiting={waiting} secondAbove={secondAbove} onDone={onDone} />
          </Claimed>
        </div>
        <Receipt depositId={depositId} reference={deposit.reference ?? depositId} sent={receipt !== null} />
      </div>
    </Detail>
  )
}

/** Crediting what arrived, or refusing with a reason. */
function DepositDecision({ waiting, secondAbove, onDone }: Pick<DepositDetailProps, 'waiting' | 'secondAbove' | 'onDone'>) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { deposit, account, first } = waiting
  const { depositId } = deposit
  const isFirst = (minor: bigint): boolean => minor > secondAbove && (first === null || first.own || BigInt(first.amount) !== minor)
  return (
    <Decision
      title={t('decision')}
      over={['deposit.over', 'deposit.unknown']}
      approval={{
        renderForm: ({ busy, problem, decide }) => (
          <CreditForm
            waiting={waiting}
            secondAbove={secondAbove}
            busy={busy}
            problem={problem}
            onCredit={(minor, checked) =>
              void decide(
                () => call(decideDeposit, { depositId, decision: 'credit', amount: String(minor), checked }),
                t(isFirst(minor) ? 'firstApproved' : 'credited', { amount: amount(minor), account }),
              )
            }
          />
        ),
      }}
      refusal={{
        label: t('refuse'),
        title: t('refuseTitle', { amount: amount(deposit.amount) }),
        text: t('refuseText'),
        usual: [t('reason_name'), t('reason_missing'), t('reason_unreadable'), t('reason_repeated')],
        act: (reason) => call(decideDeposit, { depositId, decision: 'refuse', reason }),
        done: t('refused', { account }),
      }}
      onDone={onDone}
    />
  )
}
