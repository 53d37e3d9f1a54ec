import { checkAffiliate, register, registerMobile } from '@tucano/contract/registration'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { solvePuzzle } from '#parts/captcha/solve'
import { readServiceProof } from '#parts/mobile-fields'
import { call } from '#platform/call'
import { openModal } from '#platform/modals'
import { entering, loadMember, storeToken, useSession } from '#platform/session'
import { useSite } from '#platform/site'

/** What the specification adds to what was typed. */
const added = () =>
  ({ domain: location.host, registerUrl: location.href.split('#')[0]!, registerMethod: 'WEB', login: true, agreed: true }) as const

/** An invitation that the brand only offers is looked at by the registration itself. */
function wantsInvitation(): boolean {
  const { flags, status } = useSite.getState()
  return Boolean(flags['AFFMAN3'] && status?.info.register['affiliateCode']?.required)
}

/**
 * In the stated order: the form has been validated; an invitation that has to be there is looked at, the puzzle solved, and the account opened, with the code in it
 * where codes are sent; then who is signed in is read, and the login is complete. Spec §4.
 */
export async function registerAccount(way: 'username' | 'mobile', values: Record<string, string | undefined>): Promise<void> {
  const { affiliateCode } = values
  if (affiliateCode && wantsInvitation()) await call(checkAffiliate, { code: affiliateCode, domain: location.host })
  const slider = await solvePuzzle()
  const { verificationCode, ...others } = values
  const proof = verificationCode ? await readServiceProof(verificationCode) : undefined
  const code = proof ? { firebaseChannel: 'sms', firebaseIdToken: proof } : verificationCode ? { verificationCode } : {}
  const application = { ...others, ...code, ...added(), ...(slider ? { slider } : {}) } as never
  await entering(async () => {
    const reply: ReplyOf<typeof register> = await (way === 'username' ? call(register, application) : call(registerMobile, application))
    storeToken(reply.token)
    await loadMember()
    useSession.setState({ afterLogin: true })
    openModal('welcomeModal')
  })
}
