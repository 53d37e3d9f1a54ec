import type { Goods } from '@tucano/contract/points'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { PaymentStep } from '#parts/payment-step'
import { ProductWindow } from '#parts/product-window'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { GoodsPicture } from '../goods-picture.tsx'
import { redeem } from '../queries.ts'
import { texts } from '../texts.ts'
import { useSpokenPoints } from '../use-spoken-points.ts'
import { NoPassword } from './no-password.tsx'
import styles from './redeem-window.module.css'

interface RedeemWindowProps {
  goods: Goods
  /** The points that the member has. */
  own: bigint
  hasPassword: boolean
  close: () => void
  onPaymentPassword: () => void
  onRedemptions: () => void
}

/** Goods for points: what it costs, the payment password, what happens next. */
export function RedeemWindow({ goods, own, hasPassword, close, onPaymentPassword, onRedemptions }: RedeemWindowProps) {
  const t = useText(texts)
  const spoken = useSpokenPoints()
  const [isDone, setIsDone] = useState(false)
  // The id is made once for what is confirmed: pressing again after a lost answer takes nothing twice.
  const [requestId] = useState(() => uuid7(Date.now()))
  const { id: goodsId, name, picture, points } = goods
  const banner = (
    <div className={styles.banner}>
      <GoodsPicture picture={picture} size={132} />
    </div>
  )
  return (
    <ProductWindow title={name} width={440} banner={banner} onClose={close}>
      {isDone ? (
        <div className={styles.done} role="status">
          <CircleCheck aria-hidden="true" />
          <h3>{t('redeemed')}</h3>
          <p>{t('redeemedText', { goods: name })}</p>
          <Button
            look="primary"
            onClick={() => {
              close()
              onRedemptions()
            }}
          >
            {t('seeRedemptions')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('close')}
          </Button>
        </div>
      ) : hasPassword ? (
        <div className={styles.flat}>
          <PaymentStep
            title={t('confirmTitle')}
            text={t('confirmText')}
            facts={[
              { key: 'costs', label: t('costs'), value: <strong>{spoken(points)}</strong> },
              { key: 'after', label: t('after'), value: spoken(own - BigInt(points)) },
            ]}
            submitLabel={t('redeemFor', { points: spoken(points) })}
            backLabel={t('back')}
            act={(paymentPassword) => redeem({ requestId, goodsId, paymentPassword })}
            onDone={() => setIsDone(true)}
            onBack={close}
          />
        </div>
      ) : (
        <div className={styles.flat}>
          <NoPassword
            onPaymentPassword={() => {
              close()
              onPaymentPassword()
            }}
          />
        </div>
      )}
    </ProductWindow>
  )
}
