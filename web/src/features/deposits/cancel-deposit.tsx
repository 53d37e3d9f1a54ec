import type { Deposit } from '@tucano/contract/deposits'
import { useState } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { TextButton } from '#ui/form'
import { Modal } from '#ui/modal'
import { giveUp } from './queries.ts'
import { texts } from './texts.ts'

/** Gives up a deposit, after a question: somebody may have paid it a moment ago. */
export function CancelDeposit({ deposit: { depositId, amount } }: { deposit: Deposit }) {
  const t = useText(texts)
  const { run } = useToastAction()
  const { amount: shown } = useAmounts()
  const [asked, setAsked] = useState(false)
  const close = (): void => setAsked(false)
  const cancel = (): void => {
    close()
    void run(() => giveUp(depositId))
  }
  return (
    <>
      <TextButton style={{ justifySelf: 'start' }} onClick={() => setAsked(true)}>
        {t('cancel')}
      </TextButton>
      {asked && (
        <Modal
          title={t('cancelTitle', { amount: shown(amount) })}
          closeLabel={t('keep')}
          role="alertdialog"
          onClose={close}
          buttons={[
            { key: 'KEEP', label: t('keep'), isDefault: true, onPress: close },
            { key: 'CANCEL', label: t('cancel'), danger: true, onPress: cancel },
          ]}
        >
          {t('cancelPaid')}
        </Modal>
      )}
    </>
  )
}
