import { TRIAL_TYPE } from '@tucano/contract/member'
import { type SecondFactor, login, startFreePlay } from '@tucano/contract/session'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { solvePuzzle } from '#parts/captcha/solve'
import { readServiceProof } from '#parts/mobile-fields'
import { CallError, call } from '#platform/call'
import { closeModal, openModal } from '#platform/modals'
import { rememberName } from '#platform/remember'
import { entering, loadMember, storeToken, useSession } from '#platform/session'
import { visit } from '#platform/storage'
import { goOn } from '#platform/wanted'
import { askSecondFactor } from './ask-second-factor.tsx'

interface ByPassword {
  username: string
  password: string
  agentEntry: boolean
  captcha?: string
  /** Keep the name for the next visit, or forget it; what was kept stays when nothing is said. */
  remember?: boolean
  /** Where to go if whoever comes in had picked nothing. */
  otherwise?: string
}

/** Signs in by user name and password. What was typed stays in memory, in case the password has to be changed at once. */
export async function signIn({ username, password, agentEntry, captcha, remember, otherwise }: ByPassword): Promise<void> {
  const typed = { username: username.trim(), password: password.trim() }
  await entering(async () => {
    const request = {
      type: 'username' as const,
      ...typed,
      ...(agentEntry ? { agentEntry } : {}),
      ...(captcha ? { captcha: captcha.trim() } : {}),
    }
    const reply = await ask(request).catch(async (error: unknown) => {
      // The server knows this browser or does not: only a stranger has a puzzle to solve.
      if (!(error instanceof CallError) || error.code !== 'captcha.slider') throw error
      const slider = await solvePuzzle()
      return ask({ ...request, ...(slider ? { slider } : {}) })
    })
    useSession.setState({ typed })
    if (remember !== undefined) rememberName(remember ? typed.username : undefined)
    await enter(reply, otherwise)
  })
}

export async function signInByCode(mobile: { mobileNum: string; countryDialingCode: string }, verificationCode: string): Promise<void> {
  await entering(async () => {
    const code = verificationCode.trim()
    const idToken = await readServiceProof(code)
    await enter(await ask(idToken ? { type: 'firebase', idToken } : { type: 'sms', ...mobile, verificationCode: code }))
  })
}

/** By an account at another service; the flag of the login form picks which. */
export async function signInByService(service: 'google' | 'facebook'): Promise<void> {
  await entering(async () => {
    const { askService } = await import('./ask-service.ts')
    await enter(await ask({ type: service, ...(await askService(service)) }))
  })
}

/** Opens a trial account, in the game that was picked or elsewhere: at the start, where nothing else is said. */
export async function freePlay(otherwise = '/'): Promise<void> {
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  await entering(async () =>
    enter(await call(startFreePlay, { os: navigator.platform.slice(0, 60), platform: 'W', random, gatewayVersion: 3 }), otherwise),
  )
}

/** Asks for a session; where more has to be shown first, that is asked for too. */
async function ask(request: RequestOf<typeof login>): Promise<ReplyOf<typeof login>> {
  try {
    return await call(login, request)
  } catch (error) {
    if (error instanceof CallError && error.code === 'login.second.factor') return askSecondFactor(error.value as SecondFactor)
    throw error
  }
}

async function enter({ token, userName, passwordExpired, firstTimeLogin }: ReplyOf<typeof login>, otherwise?: string): Promise<void> {
  storeToken(token)
  closeModal('loginPopupModal')
  if (passwordExpired) {
    visit.write('cpw', '1')
    // Nobody is told who this is before the change: a page that is loaded again has to know whom to sign in after it.
    visit.write('username', userName)
    openModal('changePassModal')
    return
  }
  await loadMember()
  // Nothing has to be changed with what was typed: whoever finds this page open later must not be able to use it.
  useSession.setState({ afterLogin: true, typed: undefined })
  // A trial account is always new, and has nothing to be shown.
  if (firstTimeLogin && useSession.getState().member?.type !== TRIAL_TYPE) openModal('welcomeModal')
  goOn(otherwise)
}

/** After a forced change the old session is gone: sign in again with the new password. */
export async function signInAgain(newPassword: string): Promise<void> {
  const username = useSession.getState().typed?.username ?? visit.read('username')
  visit.remove('cpw')
  if (username) await signIn({ username, password: newPassword, agentEntry: false, otherwise: '/' })
  else goOn('/')
}
