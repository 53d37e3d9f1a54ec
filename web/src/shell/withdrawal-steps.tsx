import { lazyPart } from '#platform/chunk'
import { openModal } from '#platform/modals'
import { openDocuments } from './open-documents.tsx'
import { openPaymentPassword } from './open-payment-password.tsx'
import { usePlayNow } from './use-play-now.ts'

const Steps = lazyPart('withdrawal-steps', () =>
  import('../features/withdrawals/steps/withdrawal-steps.tsx').then((part) => part.WithdrawalSteps),
)

interface WithdrawalStepsProps {
  /** Among other things in a window. */
  bare?: boolean
  /** Closes what the steps stand in before one leaves to play. */
  onLeave?: () => void
}

/** The steps of a withdrawal, with the windows in which each is done. */
export function WithdrawalSteps({ bare = false, onLeave }: WithdrawalStepsProps) {
  const playNow = usePlayNow()
  return (
    <Steps
      bare={bare}
      onPaymentPassword={openPaymentPassword}
      onLoginPassword={() => openModal('forgetPassModal')}
      onDocuments={openDocuments}
      onPlay={() => {
        onLeave?.()
        playNow()
      }}
    />
  )
}
