import { type CaseKind, type InHand, claimCase, releaseCase } from '@tucano/contract/operators'
import { useEffect, useState } from 'react'
import { call } from '#platform/call'

/** Well before the claim ends on the server. */
const RENEW_MS = 2 * 60_000

/** Takes a request in hand while it is shown, and puts it back afterwards. Undefined until the server has answered, or cannot. */
export function useClaim(kind: CaseKind, id: string, mayChange: boolean) {
  const [inHand, setInHand] = useState<InHand>()
  useEffect(() => {
    if (!mayChange) return undefined
    let over = false
    const ask = (): void =>
      void call(claimCase, { kind, id }).then(
        (answer) => {
          if (!over) setInHand(answer)
        },
        () => undefined,
      )
    ask()
    const timer = setInterval(ask, RENEW_MS)
    return () => {
      over = true
      clearInterval(timer)
      void call(releaseCase, { kind, id }).catch(() => undefined)
    }
  }, [kind, id, mayChange])
  const takeOver = async (): Promise<void> => setInHand(await call(claimCase, { kind, id, takeOver: true }))
  return { inHand, takeOver }
}
export type Claim = ReturnType<typeof useClaim>

/** Whether another operator has the request: by what the queue says now, or by what the claim was answered with. */
export const heldByOther = ({ inHand }: Claim, told: InHand | null): InHand | undefined =>
  [told ?? undefined, told === null ? undefined : inHand].find((one) => one?.own === false)
