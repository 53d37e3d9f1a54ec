import { type Grant, forfeitBonus } from '@tucano/contract/rewards'
import { useState } from 'react'
import { useProductName } from '#parts/use-product-name'
import { useToastAction } from '#parts/use-toast-action'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { Modal } from '#ui/modal'
import { SectionCard } from '#ui/section-card'
import styles from './bonus-page.module.css'
import { StakeProgress } from './stake-progress.tsx'
import { texts } from './texts.ts'

interface ActiveBonusProps {
  bonus: Grant
  onPlay: () => void
  onEnded: () => void
}

/** The bonus that is being staked: what is left of it, how far it is, and its terms, worked out. */
export function ActiveBonus({ bonus, onPlay, onEnded }: ActiveBonusProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const [isAsked, setAsked] = useState(false)
  const { busy, run } = useToastAction()
  const close = (): void => setAsked(false)
  const giveUp = async (): Promise<void> => {
    close()
    await run(() => call(forfeitBonus, { grantId: bonus.grantId }), t('givenUp'))
    onEnded()
  }
  return (
    <SectionCard title={bonus.title} text={t('bonusText')}>
      <div className={styles.inside} data-bonus={bonus.grantId}>
        <div className={styles.now}>
          <div>
            <p className={styles.label}>{t('bonusNow')}</p>
            <p className={styles.amount}>{amount(bonus.balance)}</p>
          </div>
          <Button look="primary" onClick={onPlay}>
            {t('play')}
          </Button>
        </div>
        <StakeProgress name={t('untilCash')} required={bonus.required} progress={bonus.progress} />
        <Terms bonus={bonus} />
        <div className={styles.giveUp}>
          <Button look="quiet" size="small" busy={busy} onClick={() => setAsked(true)}>
            {t('giveUpBonus')}
          </Button>
        </div>
      </div>
      {isAsked && (
        <Modal
          title={t('giveUpTitle')}
          closeLabel={t('keep')}
          role="alertdialog"
          onClose={close}
          buttons={[
            { key: 'KEEP', label: t('keep'), isDefault: true, onPress: close },
            { key: 'GIVE_UP', label: t('giveUp'), danger: true, onPress: () => void giveUp() },
          ]}
        >
          {t('giveUpText', { amount: amount(bonus.balance) })}
        </Modal>
      )}
    </SectionCard>
  )
}

function Terms({ bonus: { amount: given, terms, expiresAt } }: { bonus: Grant }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const productName = useProductName()
  const { maxStake, maxConversion, products, convert, onWithdrawal } = terms
  return (
    <Facts
      facts={[
        { key: 'given', label: t('given'), value: amount(given) },
        ...(expiresAt === null ? [] : [{ key: 'until', label: t('until'), value: moment(expiresAt, timeZone) }]),
        { key: 'maxStake', label: t('maxStake'), value: maxStake === null ? t('noMost') : amount(maxStake) },
        {
          key: 'maxCash',
          label: t('maxCash'),
          value: maxConversion === null ? t('noMost') : amount(BigInt(given) * BigInt(maxConversion)),
        },
        { key: 'products', label: t('products'), value: products === null ? t('everywhere') : products.map(productName).join(', ') },
        { key: 'convert', label: t('becomes'), value: t(`convert_${convert}`) },
        { key: 'withdrawal', label: t('withdrawal'), value: t(`withdrawal_${onWithdrawal}`) },
      ]}
    />
  )
}
