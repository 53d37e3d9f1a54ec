import { type OperatorInfo, enterOperator, getOperator, logoutOperator, operatorSessionEnded } from '@tucano/contract/operators'
import { useEffect } from 'react'
import { create } from 'zustand'
import { CallError, call, onOperatorRefused } from '#platform/call'
import { introduce, listen } from '#platform/live'
import { queries } from '#platform/queries'
import { ownWindow } from '#platform/storage'

/** `unknown` until the server has said whether this window's token is still good. */
interface OperatorState {
  operator: OperatorInfo | 'unknown' | undefined
  /** It was a session that ended, and nobody signed out. */
  ended: boolean
}

export const useOperator = create<OperatorState>()(() => ({
  operator: ownWindow.read('operator') ? 'unknown' : undefined,
  ended: false,
}))

function signIn(operator: OperatorInfo): void {
  introduce({ operator: ownWindow.read('operator') })
  useOperator.setState({ operator, ended: false })
}

/** Forgets all that this window has shown: the next who sits down may be somebody else. */
function forget(ended: boolean): void {
  ownWindow.remove('operator')
  introduce({ operator: undefined })
  queries.clear()
  useOperator.setState({ operator: undefined, ended })
}

/** The second step at the door. */
export async function showCode(ticket: string, code: string): Promise<void> {
  const { token, ...operator } = await call(enterOperator, { ticket, code: code.replaceAll(/\s/g, '') })
  ownWindow.write('operator', token)
  signIn(operator)
}

export async function leaveOffice(): Promise<void> {
  await call(logoutOperator, {}).catch(() => undefined)
  forget(false)
}

/** Asks who this window is, and what they may do by now. */
export function refreshOperator(): void {
  if (!ownWindow.read('operator')) return
  call(getOperator, {}).then(signIn, (error: unknown) => {
    if (error instanceof CallError && error.code === 'operator.not.session') forget(true)
  })
}

/** Notices when the session ends, and when an admin has changed what this operator may do. */
export function useOperatorWatch(): void {
  useEffect(() => {
    refreshOperator()
    const stopListening = listen(operatorSessionEnded, () => forget(true))
    const stopWatching = onOperatorRefused((ended) => {
      if (ended && ownWindow.read('operator')) forget(true)
      else if (!ended) refreshOperator()
    })
    return () => {
      stopListening()
      stopWatching()
    }
  }, [])
}
