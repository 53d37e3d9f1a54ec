import { Tabs } from '#ui/tabs'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { openModal } from '#platform/modals'
import { useAddress } from '#platform/record'
import { useSession, useTrial } from '#platform/session'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { BalanceCard } from './mall/balance-card.tsx'
import { CashTab } from './mall/cash-tab.tsx'
import { GoodsTab } from './mall/goods-tab.tsx'
import { RedemptionsTab } from './mall/redemptions-tab.tsx'
import { StatementTab } from './mall/statement-tab.tsx'
import styles from './mall-page.module.css'
import { usePointBalance, usePointConfig } from './queries.ts'
import { texts } from './texts.ts'

const tabs = ['goods', 'cash', 'redemptions', 'statement'] as const
type Tab = (typeof tabs)[number]

interface MallPageProps {
  /** Opens the window in which a payment password is set. */
  onPaymentPassword: () => void
  /** Whether anything of a product can be played. */
  isOpen: (product: string) => boolean
}

/** The mall: what points there are, and what they can become. */
export function MallPage(props: MallPageProps) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const isTrial = useTrial()
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      {!token ? (
        <Card>
          <DrawnState
            drawing="lock"
            title={t('enterTitle')}
            level="h2"
            actions={
              <Button look="primary" size="large" onClick={() => openModal('loginPopupModal')}>
                {t('enter')}
              </Button>
            }
          >
            {t('enterText')}
          </DrawnState>
        </Card>
      ) : isTrial ? (
        <Card data-closed="trial">
          <DrawnState drawing="nest" title={t('trialTitle')} level="h2">
            {t('trialText')}
          </DrawnState>
        </Card>
      ) : (
        <OwnMall {...props} />
      )}
    </div>
  )
}

function OwnMall({ onPaymentPassword, isOpen }: MallPageProps) {
  const t = useText(texts)
  const balance = usePointBalance()
  const config = usePointConfig()
  const { fields, set } = useAddress({ tab: 'aba' })
  const active = tabs.find((tab) => tab === fields.tab) ?? 'goods'
  const open = (tab: Tab): void => set({ tab: tab === 'goods' ? '' : tab })
  const query = {
    data: balance.data && config.data && { balance: balance.data, config: config.data },
    error: balance.error ?? config.error,
    refetch: () => Promise.all([balance.refetch(), config.refetch()]),
  }
  return (
    <Arrived query={query} skeleton={skeleton} failedTitle={t('balanceFailed')}>
      {(read) => (
        <>
          <BalanceCard {...read} isOpen={isOpen} />
          <div>
            <Tabs label={t('tabs')} tabs={tabs.map((key) => ({ key, label: t(`tab_${key}`) }))} active={active} onChange={open}>
              {active === 'goods' && <GoodsTab {...read} onPaymentPassword={onPaymentPassword} onRedemptions={() => open('redemptions')} />}
              {active === 'cash' && <CashTab {...read} onPaymentPassword={onPaymentPassword} />}
              {active === 'redemptions' && <RedemptionsTab />}
              {active === 'statement' && <StatementTab balance={read.balance} />}
            </Tabs>
          </div>
        </>
      )}
    </Arrived>
  )
}

const skeleton = (
  <div className={styles.page}>
    <Skeleton height="176px" />
    <Skeleton height="420px" />
  </div>
)
