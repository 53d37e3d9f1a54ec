import type { Payee } from '@tucano/contract/withdrawals'
import { Landmark, Plus, QrCode, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { useToastAction } from '#parts/use-toast-action'
import { useLeft } from '#platform/clock'
import { soonMoment } from '#platform/format'
import { useLanguage } from '#platform/language'
import { openDynamicModal } from '#platform/modals'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { Badge } from '#ui/card'
import { Modal } from '#ui/modal'
import { SectionCard } from '#ui/section-card'
import { namePayee } from './banks.ts'
import { PayeeWindow } from './payee-window.tsx'
import styles from './payees-card.module.css'
import { type Desk, dropPayee } from './queries.ts'
import { texts } from './texts.ts'

/** Keys and accounts of the member's own. */
export function PayeesCard({ desk: { payees, paymentPassword, documents } }: { desk: Desk }) {
  const t = useText(texts)
  const may = paymentPassword && documents !== 'none' && documents !== 'refused'
  const add = (
    <Button icon={<Plus />} disabled={!may} onClick={() => openDynamicModal(({ close }) => <PayeeWindow close={close} />)}>
      {t('addPayee')}
    </Button>
  )
  return (
    <SectionCard title={t('payees')} text={t('payeesText')} action={add}>
      {payees.length > 0 ? (
        <ul>
          {payees.map((payee) => (
            <PayeeRow key={payee.payeeId} payee={payee} />
          ))}
        </ul>
      ) : (
        <DrawnState drawing="empty" title={t('payeesEmpty')} level="h5" small>
          {t('payeesEmptyText')}
        </DrawnState>
      )}
    </SectionCard>
  )
}

function PayeeRow({ payee: { payeeId, kind, masked, holder, usableAt } }: { payee: Payee }) {
  const t = useText(texts)
  const { run } = useToastAction()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const cooling = useLeft(usableAt) > 0
  const [asked, setAsked] = useState(false)
  const name = namePayee(masked)
  const close = (): void => setAsked(false)
  const remove = (): void => {
    close()
    void run(() => dropPayee(payeeId), t('removed'))
  }
  return (
    <li className={styles.row} data-payee={payeeId}>
      <span className={styles.icon} aria-hidden="true">
        {kind === 'pix' ? <QrCode /> : <Landmark />}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.holder}>
          {t(`kind_${kind}`)} · {holder}
        </p>
      </div>
      <Badge tone={cooling ? 'sky' : 'forest'}>
        {cooling ? t('cooling', { when: soonMoment(usableAt, timeZone, language) }) : t('usable')}
      </Badge>
      <IconButton label={t('removeOf', { payee: name })} onClick={() => setAsked(true)}>
        <Trash2 />
      </IconButton>
      {asked && (
        <Modal
          title={t('removeTitle', { payee: name })}
          closeLabel={t('keep')}
          role="alertdialog"
          onClose={close}
          buttons={[
            { key: 'KEEP', label: t('keep'), isDefault: true, onPress: close },
            { key: 'REMOVE', label: t('remove'), danger: true, onPress: remove },
          ]}
        >
          {t('removeText')}
        </Modal>
      )}
    </li>
  )
}
