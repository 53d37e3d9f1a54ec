import { lazyPart } from '#platform/chunk'
import { openDynamicModal } from '#platform/modals'
import { queries } from '#platform/queries'

const PaymentPasswordWindow = lazyPart('payment-password', () =>
  import('../features/member/payment-password-form.tsx').then((part) => part.PaymentPasswordWindow),
)

/** Asks for a first payment password, from wherever that stands in the way. */
export function openPaymentPassword(): void {
  openDynamicModal(({ close }) => {
    const done = (): void => {
      close()
      // Withdrawals, transfers and points say whether there is one.
      void queries.invalidateQueries({ queryKey: ['withdrawals'] })
      void queries.invalidateQueries({ queryKey: ['transfers'] })
      void queries.invalidateQueries({ queryKey: ['agents'] })
      void queries.invalidateQueries({ queryKey: ['points'] })
    }
    return <PaymentPasswordWindow has={false} close={done} />
  })
}
