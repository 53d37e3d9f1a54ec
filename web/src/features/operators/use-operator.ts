import { type OperatorInfo, getOperator, loginOperator, logoutOperator, operatorSessionEnded } from '@tucano/contract/operators'
import { useEffect } from 'react'
import { create } from 'zustand'
import { CallError, call } from '#platform/call'
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

export async function enterDesk(account: string, password: string): Promise<void> {
  const { token, ...operator } = await call(loginOperator, { account, password })
  ownWindow.write('operator', token)
  signIn(operator)
}

export async function leaveDesk(): Promise<void> {
  await call(logoutOperator, {}).catch(() => undefined)
  forget(false)
}

/** Asks who this window is, and notices when the session ends. */
export function useOperatorWatch(): void {
  useEffect(() => {
    const ask = (): void => {
      if (!ownWindow.read('operator')) return
      call(getOperator, {}).then(signIn, (error: unknown) => {
        if (error instanceof CallError && error.code === 'operator.not.session') forget(true)
      })
    }
    ask()
    const stopListening = listen(operatorSessionEnded, () => forget(true))
    // Any call of the desk may be the one that learns it.
    const stopWatching = queries.getQueryCache().subscribe(({ query }) => {
      const { error } = query.state
      if (error instanceof CallError && error.code === 'operator.not.session') forget(true)
    })
    return () => {
      stopListening()
      stopWatching()
    }
  }, [])
}
