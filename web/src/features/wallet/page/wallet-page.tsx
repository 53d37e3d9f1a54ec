import { balanceChanged } from '@tucano/contract/wallet'
import { type ComponentType, useEffect } from 'react'
import { listen } from '#platform/live'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { Pockets } from './pockets.tsx'
import { readFundsAgain } from './queries.ts'
import { texts } from './texts.ts'
import { TransferCard } from './transfer-card.tsx'
import { useBalance } from '../use-balance.ts'
import styles from './wallet-page.module.css'

interface WalletPageProps {
  /** The newest movements, which another feature lists. */
  latest: ComponentType<{ pocket: 'cash'; heading?: 'transfers'; title?: string; empty?: { title: string; text: string } }>
  /** What a vendor is called. */
  vendorName: (code: string) => string
  onWithdraw: () => void
}

/** Where the member's money is, and how it gets to vendors that have wallets of their own. */
export function WalletPage({ latest: Latest, vendorName, onWithdraw }: WalletPageProps) {
  const t = useText(texts)
  const { balance } = useBalance()
  useEffect(() => listen(balanceChanged, () => void readFundsAgain()), [])
  const wallets = balance?.balance ?? []
  const hasVendors = wallets.length > 1
  return (
    <div className={styles.page}>
      <Pockets hasVendors={hasVendors} onWithdraw={onWithdraw} />
      {hasVendors ? (
        <>
          <TransferCard wallets={wallets} vendorName={vendorName} />
          <Latest pocket="cash" heading="transfers" title={t('history')} empty={{ title: t('noTransfers'), text: t('noTransfersText') }} />
        </>
      ) : (
        <>
          {balance && (
            <SectionCard title={t('singleTitle')} text={t('singleText')}>
              <ul className={styles.points}>
                <li>{t('singleGames')}</li>
                <li>{t('singleBonus')}</li>
                <li>{t('singleLocked')}</li>
              </ul>
            </SectionCard>
          )}
          <Latest pocket="cash" />
        </>
      )}
    </div>
  )
}
