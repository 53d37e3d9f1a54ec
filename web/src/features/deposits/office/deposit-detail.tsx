import { type WaitingDeposit, type depositPoints, decideDeposit } from '@tucano/contract/deposits'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { InHandNote } from '#parts/office/claims/in-hand'
import { DetailHead } from '#parts/office/detail-head'
import { DocumentsBadge } from '#parts/office/documents-badge'
import { MemberLink } from '#parts/office/member-link'
import { RefuseWindow } from '#parts/office/refuse-window'
import { WaitingTime } from '#parts/office/waiting-time'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { heldByOther, useClaim } from '#office/claims/use-claim.ts'
import styles from '#office/detail.module.css'
import { useDeciding } from '#office/use-deciding.ts'
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
  const { busy, problem, decide } = useDeciding()
  const [refusing, setRefusing] = useState(false)
  const { deposit, memberId, account, nickname, name, documents, receipt, first, sentAt } = waiting
  const { depositId } = deposit
  const claim = useClaim('deposit', depositId, mayChange)
  const held = heldByOther(claim, waiting.inHand)
  const run = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    if (await decide(change, done)) onDone()
  }
  const credit = (minor: bigint, checked: (typeof depositPoints)[number][]): void => {
    const isFirst = minor > secondAbove && (first === null || first.own || BigInt(first.amount) !== minor)
    void run(
      () => call(decideDeposit, { depositId, decision: 'credit', amount: String(minor), checked }),
      t(isFirst ? 'firstApproved' : 'credited', { amount: amount(minor), account }),
    )
  }
  const refuse = (reason: string): void =>
    void run(() => call(decideDeposit, { depositId, decision: 'refuse', reason }), t('refused', { account }))
  const copy = { copyLabel: t('copy'), doneLabel: t('copied') }
  return (
    <article className={styles.detail} aria-label={t('detail', { account })}>
      <DetailHead title={amount(deposit.amount)} text={t('from', { name: name ?? account })}>
        <WaitingTime since={sentAt} now={now} />
        <DocumentsBadge state={documents} />
      </DetailHead>
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
          {held && <InHandNote held={held} takeOver={claim.takeOver} />}
          {mayChange && !held && (
            <SectionCard title={t('decision')}>
              <div className={styles.inside}>
                <CreditForm
                  waiting={waiting}
                  secondAbove={secondAbove}
                  busy={busy}
                  problem={refusing ? undefined : problem}
                  onCredit={credit}
                />
                <Button wide icon={<Ban />} disabled={busy} onClick={() => setRefusing(true)}>
                  {t('refuse')}
                </Button>
              </div>
            </SectionCard>
          )}
        </div>
        <Receipt depositId={depositId} reference={deposit.reference ?? depositId} sent={receipt !== null} />
      </div>
      {refusing && (
        <RefuseWindow
          title={t('refuseTitle', { amount: amount(deposit.amount) })}
          text={t('refuseText')}
          usual={[t('reason_name'), t('reason_missing'), t('reason_unreadable'), t('reason_repeated')]}
          busy={busy}
          problem={problem}
          onRefuse={refuse}
          close={() => setRefusing(false)}
        />
      )}
    </article>
  )
}
