import { ArrowLeft, CalendarDays, ChartPie, History, Send, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Arrived } from '#parts/loaded'
import { useToastAction } from '#parts/use-toast-action'
import { useAmounts } from '#platform/amounts'
import { day, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Badge, Card, Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { Modal } from '#ui/modal'
import type { AgentPageProps } from '../agent-pages.ts'
import { Face } from './people-list.tsx'
import styles from './people.module.css'
import { type DownlineDetail, promote, useDownline } from './queries.ts'
import { RebatesCard } from './rebates-card.tsx'
import { texts } from './texts.ts'
import { TransferCard } from './transfer-card.tsx'

interface PersonDetailProps extends Pick<AgentPageProps, 'goTo' | 'onPaymentPassword'> {
  memberId: string
  onBack: () => void
  onTeam: () => void
}

/** Somebody right below: what they come to, what they get, and what can be done for them. */
export function PersonDetail({ memberId, onBack, onTeam, goTo, onPaymentPassword }: PersonDetailProps) {
  const t = useText(texts)
  const query = useDownline(memberId)
  const [sending, setSending] = useState(false)
  return (
    <div className={styles.page}>
      <Button look="quiet" icon={<ArrowLeft />} className={styles.back} onClick={onBack}>
        {t('back')}
      </Button>
      <Arrived query={query} skeleton={<Skeleton height="420px" />} failedTitle={t('detailFailed')} level="h4">
        {(detail) => (
          <>
            <Who detail={detail} onTeam={onTeam} goTo={goTo} onTransfer={sending ? undefined : () => setSending(true)} />
            {sending && (
              <TransferCard
                memberId={memberId}
                name={detail.downline.name}
                onPaymentPassword={onPaymentPassword}
                onClose={() => setSending(false)}
              />
            )}
            <RebatesCard detail={detail} />
          </>
        )}
      </Arrived>
    </div>
  )
}

interface WhoProps {
  detail: DownlineDetail
  onTeam: () => void
  goTo: AgentPageProps['goTo']
  /** Left out while one is under way. */
  onTransfer: (() => void) | undefined
}

function Who({ detail: { downline, canPromote, canTransfer }, onTeam, goTo, onTransfer }: WhoProps) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const { memberId, name, nickname, kind, seen, people, isSuspended, joinedAt, stake, result, deposits } = downline
  const about = { memberId, name }
  return (
    <Card style={{ padding: 0, overflow: 'clip' }}>
      <header className={styles.head}>
        <Face kind={kind} isOnline={seen === 'online'} />
        <div className={styles.who}>
          <h4>{name}</h4>
          <span className={styles.about}>
            {[nickname, joinedAt === null ? undefined : t('joinedAt', { day: day(joinedAt, timeZone) })].filter(Boolean).join(' · ')}
          </span>
        </div>
        <span className={styles.badges}>
          <Badge tone={kind > 0 ? 'forest' : 'plain'}>{t(kind > 0 ? 'agent' : 'member')}</Badge>
          {seen && <Badge tone={seen === 'online' ? 'forest' : 'plain'}>{t(`was_${seen}`)}</Badge>}
          {isSuspended && <Badge tone="alarm">{t('suspended')}</Badge>}
        </span>
      </header>
      <div className={styles.inside}>
        <Figures
          label={t('month')}
          figures={[
            { key: 'stake', title: t('monthStake'), value: amount(stake) },
            { key: 'result', title: t('monthResult'), value: signed(BigInt(result)) },
            { key: 'deposits', title: t('monthDeposits'), value: amount(deposits) },
            { key: 'people', title: t('size'), value: number(people, language) },
          ]}
        />
      </div>
      <div className={styles.acts} role="group" aria-label={t('actions')}>
        {canTransfer && onTransfer && (
          <Button look="primary" icon={<Send />} onClick={onTransfer}>
            {t('transfer')}
          </Button>
        )}
        {canPromote && <Promote memberId={memberId} name={name} />}
        {kind > 0 && (
          <Button icon={<ChartPie />} onClick={() => goTo('dividendRecord', about)}>
            {t('offer')}
          </Button>
        )}
        {people > 0 && (
          <Button icon={<UsersRound />} onClick={onTeam}>
            {t('seeTeam')}
          </Button>
        )}
        <Button icon={<History />} onClick={() => goTo('teamBetting', about)}>
          {t('seeBets')}
        </Button>
        <Button icon={<CalendarDays />} onClick={() => goTo('downlineAccount', about)}>
          {t('seeDays')}
        </Button>
      </div>
    </Card>
  )
}

function Promote({ memberId, name }: { memberId: string; name: string }) {
  const t = useText(texts)
  const w = useText(words)
  const [asking, setAsking] = useState(false)
  const { busy, run } = useToastAction()
  const act = (): void => {
    setAsking(false)
    void run(() => promote(memberId), t('promoted', { name }))
  }
  return (
    <>
      <Button busy={busy} onClick={() => setAsking(true)}>
        {t('promote')}
      </Button>
      {asking && (
        <Modal
          role="alertdialog"
          title={t('promoteTitle', { name })}
          closeLabel={w('close')}
          onClose={() => setAsking(false)}
          buttons={[
            { key: 'CANCEL', label: w('cancel'), onPress: () => setAsking(false) },
            { key: 'PROMOTE', label: t('promoteConfirm'), isDefault: true, onPress: act },
          ]}
        >
          {t('promoteText')}
        </Modal>
      )}
    </>
  )
}
