import { TRIAL_TYPE, type MemberInfo, agentTypes, getMemberInfo } from '@tucano/contract/member'
import { create } from 'zustand'
import { call } from './call.ts'
import { greetAgain } from './live.ts'
import { type SessionKey, visit } from './storage.ts'

interface SessionState {
  token: string | undefined
  member: MemberInfo | undefined
  /** A login is under way: the session that it replaces may end before the new one is here. */
  entering: boolean
  /** Set once a login is complete, for whatever greets the member. */
  afterLogin: boolean
  /** What was typed at the login, for a password change right after it. Never leaves this page's memory. */
  typed: { username: string; password: string } | undefined
}

const signedOut: SessionState = { token: undefined, member: undefined, entering: false, afterLogin: false, typed: undefined }

export const useSession = create<SessionState>()(() => ({ ...signedOut, token: visit.read('token') }))

/** Which centre a signed-in visitor may open. Spec §6. */
export const hasMemberCentre = ({ token, member }: Pick<SessionState, 'token' | 'member'>): boolean =>
  token !== undefined && member?.type !== TRIAL_TYPE
export const hasAgentCentre = ({ member }: Pick<SessionState, 'member'>): boolean =>
  (agentTypes as readonly number[]).includes(member?.type ?? 0)

/** Whether whoever is here tries things out with play money. */
export const useTrial = (): boolean => useSession(({ member }) => member?.type === TRIAL_TYPE)

/** Runs a login. What ends meanwhile is the session before it, and no loss. */
export async function entering(login: () => Promise<void>): Promise<void> {
  useSession.setState({ entering: true })
  try {
    await login()
  } finally {
    useSession.setState({ entering: false })
  }
}

export function storeToken(token: string): void {
  visit.write('token', token)
  useSession.setState({ token })
  greetAgain()
}

/** Reads who is signed in and keeps what the specification keeps of it. */
export async function loadMember(): Promise<void> {
  const member = await call(getMemberInfo, {})
  const kept: Partial<Record<SessionKey, string>> = {
    nickname: member.nickname,
    account: member.account,
    username: member.account,
    customerId: member.id,
    isAgent: String(member.type),
    toUpline: String(member.toUpline),
    memberLabel: JSON.stringify(member.memberLabel),
  }
  for (const [key, value] of Object.entries(kept)) visit.write(key as SessionKey, value)
  useSession.setState({ member })
}

/** Forgets the member; what belongs to the merchant stays. */
export function forgetSession(): void {
  const merchant = (['merchant', 'merchantCode', 'platform'] as const).map((key) => [key, visit.read(key)] as const)
  visit.clear()
  for (const [key, value] of merchant) if (value !== undefined) visit.write(key, value)
  useSession.setState(signedOut)
  greetAgain()
}
