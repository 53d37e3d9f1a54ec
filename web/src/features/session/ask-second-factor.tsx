import type { SecondFactor, login } from '@tucano/contract/session'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { lazy } from 'react'
import { Cancelled } from '#platform/cancelled'
import { openDynamicModal } from '#platform/modals'

const SecondFactorModal = lazy(() => import('./second-factor-modal.tsx').then((part) => ({ default: part.SecondFactorModal })))

/** Shows the prompt of a new address or browser, and returns the session that it leads to. */
export function askSecondFactor(second: SecondFactor): Promise<ReplyOf<typeof login>> {
  return new Promise((resolve, reject) => {
    openDynamicModal(({ close }) => {
      const entered = (reply: ReplyOf<typeof login>): void => {
        close()
        resolve(reply)
      }
      const cancel = (): void => {
        close()
        reject(new Cancelled())
      }
      return <SecondFactorModal second={second} onEntered={entered} onClose={cancel} />
    })
  })
}
