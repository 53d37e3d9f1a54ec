import { register, registerMobile } from '@tucano/contract/registration'
import { call } from '#platform/call'
import { entering, loadMember, storeToken, useSession } from '#platform/session'

/** Opens the account, reads who is signed in now, and marks the login as complete. */
export async function registerAccount(way: 'username' | 'mobile', values: Record<string, string | undefined>): Promise<void> {
  const application = { ...values, domain: location.host, registerUrl: location.href, registerMethod: 'WEB', login: true } as never
  await entering(async () => {
    const { token } = await (way === 'username' ? call(register, application) : call(registerMobile, application))
    storeToken(token)
    await loadMember()
    useSession.setState({ afterLogin: true })
  })
}
