import { ServiceTimes } from '../../features/cashier/service-times.tsx'
import { WinnerBoard } from '../../features/winners/winner-board.tsx'
import { AppDownload } from './app-download.tsx'
import styles from './home-sections.module.css'
import { HowItWorks } from './how-it-works.tsx'
import { PaymentPartners, Providers } from './partners.tsx'
import { QualityOfService } from './quality-of-service.tsx'

/** Who has won, beside how long money takes and what the house claims of itself. */
export function HomePair() {
  return (
    <div className={styles.pair}>
      <WinnerBoard />
      <div className={styles.column}>
        <ServiceTimes />
        <QualityOfService />
      </div>
    </div>
  )
}

/** How it works, the app, and whom the house works with. */
export function HomeFoot() {
  return (
    <>
      <HowItWorks />
      <AppDownload />
      <Providers />
      <PaymentPartners />
    </>
  )
}
