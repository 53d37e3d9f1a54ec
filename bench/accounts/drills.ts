import { getWhitelabel } from '@tucano/contract/site'
import { getMerchantWallet } from '@tucano/contract/wallet'
import { login } from '@tucano/contract/session'
import { getCaptcha } from '@tucano/contract/captcha'
import { createMember } from '../../server/src/accounts/members.ts'
import { TestBrowser, captchaText } from '../../server/src/testing/browser.ts'
import { signedIn } from '../../server/src/testing/sign-in.ts'
import { type TestServer, openTestServer, withFlags } from '../../server/src/testing/test-server.ts'
import { newToken } from '../../server/src/accounts/token.ts'
import { hashPassword } from '../../server/src/platform/password.ts'

const PASSWORD = 'floresta77'

export const openServer = (clusterUrl: string): Promise<TestServer> =>
  openTestServer({ clusterUrl, brand: withFlags({ GEETEST3: false }), env: { TRUSTED_PROXIES: '1', STRICT_REPLIES: '0' } })

export async function addMembers({ services }: TestServer, count: number, prefix: string): Promise<string[]> {
  const passwordHash = await hashPassword(PASSWORD)
  const accounts = Array.from({ length: count }, (_, n) => `${prefix}${n}`)
  for (const account of accounts) await createMember(services.db, { account, nickname: account, passwordHash })
  return accounts
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const enter = (browser: TestBrowser, username: string, password: string, more = {}) =>
  browser.call(login, { type: 'username', username, password, ...more })

/** How long a refusal takes when there is such an account and when there is none, by turns. */
export async function enumeration(server: TestServer, tries: number): Promise<{ known: number; unknown: number }> {
  const accounts = await addMembers(server, tries, 'tempo')
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (const [n, account] of accounts.entries()) {
    // With a browser's cookie that nobody was ever given.
    const headers = { 'x-forwarded-for': `10.${n >> 8}.${n & 255}.1`, cookie: `device=${newToken()}` }
    const ask = async (kind: 'known' | 'unknown', name: string): Promise<void> => {
      const began = performance.now()
      await server.call(login, { type: 'username', username: name, password: 'errada123' }, headers)
      times[kind].push(performance.now() - began)
    }
    const both = [() => ask('known', account), () => ask('unknown', `nada${n}`)]
    for (const each of n % 2 ? both : both.toReversed()) await each()
  }
  return { known: median(times.known), unknown: median(times.unknown) }
}

/** Pairs of names and passwords from many addresses; half of them read the picture that they are shown. */
export async function stuffing(
  server: TestServer,
  { pairs, addresses, accounts: many }: { pairs: number; addresses: number; accounts: number },
) {
  const accounts = await addMembers(server, many, 'alvo')
  const owners = accounts.map((_, n) => new TestBrowser(server, `172.16.${n >> 8}.${n & 255}`))
  for (const [n, owner] of owners.entries()) await enter(owner, accounts[n]!, PASSWORD)
  const before = await compared(server)
  const began = performance.now()
  for (let pair = 0; pair < pairs; pair += 20)
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const browser = new TestBrowser(server, `11.0.${((pair + n) % addresses) >> 8}.${((pair + n) % addresses) & 255}`)
        const solves = (pair + n) % 2 === 0
        if (solves) await browser.call(getCaptcha, {})
        await enter(
          browser,
          accounts[(pair + n) % many]!,
          `senha${pair + n}x`,
          solves ? { captcha: await captchaText(server.services) } : {},
        )
      }),
    )
  const after = await compared(server)
  const worst = Math.max(...accounts.map((account) => (after.get(account) ?? 0) - (before.get(account) ?? 0)))
  let still = 0
  for (const [n, owner] of owners.entries()) if ((await enter(owner, accounts[n]!, PASSWORD)).body.success) still++
  return { worst, still, owners: owners.length, seconds: (performance.now() - began) / 1000 }
}

/** Passwords that were compared, by account. */
async function compared({ services }: TestServer): Promise<Map<string, number>> {
  const rows = await services.db.selectFrom('session.attempts').select('account').where('outcome', 'in', ['wrong', 'in']).execute()
  const counts = new Map<string, number>()
  for (const { account } of rows) counts.set(account, (counts.get(account) ?? 0) + 1)
  return counts
}

/** What being signed in costs a call: one that answers from memory, for members, against one that answers from memory, for all. */
export async function overhead(server: TestServer, calls: number): Promise<number> {
  const [account] = await addMembers(server, 1, 'custo')
  const { id } = await server.services.db
    .selectFrom('member.members')
    .select('id')
    .where('account', '=', account!)
    .executeTakeFirstOrThrow()
  const { headers } = await signedIn(server.services.db, id)
  const times: { open: number[]; member: number[] } = { open: [], member: [] }
  for (let n = 0; n < calls; n++) {
    for (const [kind, url] of [
      ['open', getWhitelabel.path],
      ['member', getMerchantWallet.path],
    ] as const) {
      const began = performance.now()
      await server.app.inject({ url, headers })
      times[kind].push(performance.now() - began)
    }
  }
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  return mean(times.member) - mean(times.open)
}
