import { Coins, CreditCard, Landmark, QrCode } from 'lucide-react'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { texts } from './lower-texts.ts'
import styles from './partners.module.css'
import { VendorMarks } from './vendor-marks.tsx'

/** Whose games these are. */
export function Providers() {
  const t = useText(texts)
  return (
    <section className={styles.partners} aria-labelledby="providers" data-section="providers">
      <h2 id="providers" className={styles.title}>
        {t('providers')}
      </h2>
      <VendorMarks />
    </section>
  )
}

const signs = { qr: QrCode, bank: Landmark, card: CreditCard, coin: Coins }

/** Who moves the money. */
export function PaymentPartners() {
  const t = useText(texts)
  const { paymentPartners } = useBrand()
  return (
    <section className={styles.partners} aria-labelledby="payments" data-section="payments">
      <h2 id="payments" className={styles.title}>
        {t('payments')}
      </h2>
      <ul className={styles.marks}>
        {paymentPartners.map(({ name, sign }) => {
          const Sign = signs[sign]
          return (
            <li key={name} className={styles.payment}>
              <Sign aria-hidden="true" />
              {name}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
