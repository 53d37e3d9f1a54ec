import { ArrowLeft } from 'lucide-react'
import { Arrived } from '#parts/loaded'
import { useProductName } from '#parts/use-product-name'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { BetState } from './bet-table.tsx'
import { useTeamBet } from './queries.ts'
import styles from './reports.module.css'
import { texts } from './texts.ts'

/** One bet of somebody right below, as far as an agent may see it. */
export function BetDetail({ roundId, onBack }: { roundId: string; onBack: () => void }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const { timeZone } = useBrand()
  const productName = useProductName()
  const query = useTeamBet(roundId)
  return (
    <div className={styles.page}>
      <Button look="quiet" icon={<ArrowLeft />} className={styles.back} onClick={onBack}>
        {t('back')}
      </Button>
      <Arrived query={query} skeleton={<Skeleton height="360px" />} failedTitle={t('betFailed')} level="h4">
        {({ bet, steps }) => (
          <>
            <SectionCard title={bet.gameName} text={t('privacy')} action={<BetState bet={bet} />}>
              <Facts
                facts={[
                  { key: 'account', label: t('account'), value: bet.account },
                  { key: 'product', label: t('product'), value: `${productName(bet.product)} · ${bet.vendorName}` },
                  { key: 'stake', label: t('stake'), value: amount(bet.stake) },
                  { key: 'payout', label: t('payout'), value: bet.state === 'settled' ? amount(bet.payout) : '–' },
                  { key: 'placedAt', label: t('placedAt'), value: exactMoment(bet.placedAt, timeZone) },
                  ...(bet.settledAt === null
                    ? []
                    : [{ key: 'settledAt', label: t('settledAt'), value: exactMoment(bet.settledAt, timeZone) }]),
                  {
                    key: 'roundId',
                    label: t('roundId'),
                    value: bet.roundId,
                    code: { text: bet.roundId, copyLabel: t('copyRoundId'), doneLabel: t('copied') },
                  },
                ]}
              />
            </SectionCard>
            {steps.length > 0 && (
              <SectionCard title={t('steps')}>
                <ol className={styles.steps}>
                  {steps.map(({ kind, moved, at }, n) => (
                    <li key={n} className={styles.step} data-kind={kind}>
                      <span className={styles.cell}>
                        {t(`step_${kind}`)}
                        <span className={styles.soft}>{exactMoment(at, timeZone)}</span>
                      </span>
                      {moved === '0' ? (
                        <span className={styles.soft}>{t('stepNothing')}</span>
                      ) : (
                        <span className={styles.moved}>{signed(BigInt(moved))}</span>
                      )}
                    </li>
                  ))}
                </ol>
              </SectionCard>
            )}
          </>
        )}
      </Arrived>
    </div>
  )
}
