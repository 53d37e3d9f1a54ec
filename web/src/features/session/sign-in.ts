import { login, startFreePlay } from '@tucano/contract/session'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { call } from '#platform/call'
import { closeModal, openModal } from '#platform/modals'
import { entering, loadMember, storeToken, useSession } from '#platform/session'
import { visit } from '#platform/storage'

interface ByPassword {
  username: string
  password: string
  agentEntry: boolean
}

/** Signs in by user name and password. What was typed stays in memory, in case the password has to be changed at once. */
export async function signIn({ username, password, agentEntry }: ByPassword): Promise<void> {
  const typed = { username: username.trim(), password: password.trim() }
  await entering(async () => {
    const reply = await call(login, { type: 'username', ...typed, ...(agentEntry ? { agentEntry } : {}) })
    useSession.setState({ typed })
    await enter(reply)
  })
}

export async function signInByCode(mobileNum: string, verificationCode: string): Promise<void> {
  await entering(async () => enter(await call(login, { type: 'sms', mobileNum, verificationCode })))
}

/** Opens a trial account. */
export async function freePlay(): Promise<void> {
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  await entering(async () =>
    enter(await call(startFreePlay, { os: navigator.platform.slice(0, 60), platform: 'W', random, gatewayVersion: 3 })),
  )
}

async function enter({ token, passwordExpired }: ReplyOf<typeof login>): Promise<void> {
  storeToken(token)
  closeModal('loginPopupModal')
  if (passwordExpired) {
    visit.write('cpw', '1')
    openModal('changePassModal')
    return
  }
  await loadMember()
  useSession.setState({ afterLogin: true })
}

/** After a forced change the old session is gone: sign in again with the new password. */
export async function signInAgain(newPassword: string): Promise<void> {
  const username = useSession.getState().typed?.username ?? visit.read('username')
  visit.remove('cpw')
  if (username) await signIn({ username, password: newPassword, agentEntry: false })
  useSession.setState({ typed: undefined })
}
