import os from 'node:os'
import {
  CAPTCHA_AFTER,
  type Outcome,
  TRIES_MAX,
  countFailure,
  countFailures,
  countTry,
  forgive,
  keyOf,
  noteAttempt,
} from '#accounts/attempts'
import { CAPTCHA_COOKIE, readImage, spendTicket } from '#accounts/captchas'
import { findDevice } from '#accounts/devices'
import { enter } from '#accounts/enter'
import { findMemberByAccount } from '#accounts/members'
import type { Caller } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { hashPassword } from '#platform/password'
import { Semaphore } from '#platform/semaphore'

/** About as many as are compared in two seconds. A flood waits here, before it has asked the database for anything. */
const WAITING_MAX = 100

/** What stands in place of a hash where there is no password. */
const NO_PASSWORD = '*'

interface Request {
  username: string
  password: string
  captcha?: string
  slider?: string
  agentEntry?: boolean
}

export const passwordLogin = (services: Services) => {
  const { db, workerPool, moduleOn, metrics } = services
  // Compared against when there is no such account, or none with a password, so that the answer takes as long either way.
  const nobody = hashPassword('nobody')
  const turnstile = new Semaphore({ inside: os.availableParallelism() * 2, waiting: WAITING_MAX })
  const attempt = async (request: Request, caller: Caller) => {
    const account = request.username.trim().toLowerCase()
    const member = await findMemberByAccount(db, account)
    const device = await findDevice(db, member?.id, caller)
    const key = device === undefined ? keyOf.name(account) : keyOf.device(device)
    // The puzzle is for strangers, and for a known browser from which something was wrong of late.
    const isTrusted = device !== undefined && (await countFailures(db, key)) === 0
    if (moduleOn('GEETEST3') && !isTrusted && !(await spendTicket(db, request.slider))) throw new Fault('captcha.slider')
    const refuse = async (
      outcome: Outcome,
      code: 'login.refused' | 'login.captcha' | 'captcha.wrong',
      captcha: boolean,
    ): Promise<never> => {
      metrics.logins.inc({ way: 'username', outcome })
      await noteAttempt(db, caller, { account, memberId: member?.id, way: 'username', outcome })
      throw new Fault(code, captcha ? { value: { captcha: true } } : {})
    }
    const failures = await countFailures(db, key)
    const wantsCaptcha = failures >= CAPTCHA_AFTER && moduleOn('CAPTCHA3')
    if (wantsCaptcha) {
      if (!request.captcha?.trim()) return refuse('captcha', 'login.captcha', true)
      const read = (await readImage(db, caller.cookies.read(CAPTCHA_COOKIE), request.captcha)) || (await spendTicket(db, request.captcha))
      if (!read) return refuse('captcha', 'captcha.wrong', true)
    }
    // Whoever has used up the tries gets the answer of a wrong password, and nothing is compared.
    if ((await countTry(db, key)) > TRIES_MAX) return refuse('blocked', 'login.refused', true)
    const known = member && member.password_hash !== NO_PASSWORD ? member.password_hash : undefined
    const matches = await workerPool.do('verifyPassword', { password: request.password.trim(), hash: known ?? (await nobody) })
    if (!member || !known || !matches)
      return refuse('wrong', 'login.refused', (await countFailure(db, key)) >= CAPTCHA_AFTER && moduleOn('CAPTCHA3'))
    await forgive(db, key)
    return enter(services, member, caller, {
      way: 'username',
      agentEntry: request.agentEntry ?? false,
      suspicious: failures >= CAPTCHA_AFTER,
    })
  }
  return (request: Request, caller: Caller) => turnstile.pass(() => attempt(request, caller))
}
