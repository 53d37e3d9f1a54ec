import type { Deposit } from '@tucano/contract/deposits'
import { useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { TextButton } from '#ui/form'
import { Modal } from '#ui/modal'
import { toast } from '#ui/toast'
import { giveUp } from './queries.ts'
import { texts } from './texts.ts'

/** Gives up a deposit, after a question: somebody may have paid it a moment ago. */
export function CancelDeposit({ deposit: { depositId, amount } }: { deposit: Deposit }) {
  const t = useText(texts)
  const say = useErrorText()
  const { amount: shown } = useAmounts()
  const [asked, setAsked] = useState(false)
  const close = (): void => setAsked(false)
  const cancel = (): void => {
    close()
    giveUp(depositId).catch((error: unknown) => toast(say(error), 'wrong'))
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
