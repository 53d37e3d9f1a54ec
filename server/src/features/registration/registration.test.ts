import { getMemberInfo } from '@tucano/contract/member'
import {
  type RegisterField,
  checkAffiliate,
  getRegisterSettings,
  register,
  registerFields,
  registerMobile,
  sendRegisterCode,
} from '@tucano/contract/registration'
import type { Brand } from '@tucano/brand'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createMember } from '#accounts/members'
import { TestBrowser, captchaText, lastCode, lastLetter, letCodesAge, sliderTicket } from '../../testing/browser.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

let server: TestServer
let addresses = 0
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ GEETEST3: false }), env: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => server.close())

const browser = (at = server) => new TestBrowser(at, `198.19.0.${++addresses}`)
const application = { username: 'zeca', password: 'segredo123', confirmPassword: 'segredo123', agreed: true }
const apply = (change: object = {}, at = server) => browser(at).call(register, { ...application, ...change })

/** The brand with one field's rule changed. */
const withRule =
  (key: RegisterField, change: { enabled?: boolean; required?: boolean }) =>
  (brand: Brand): Brand => ({
    ...withFlags({ GEETEST3: false })(brand),
    register: brand.register.map((rule) => (rule.key === key ? { ...rule, ...change } : rule)),
  })

async function withBrand<Result>(brand: (brand: Brand) => Brand, use: (at: TestServer) => Promise<Result>): Promise<Result> {
  const at = await openTestServer({ clusterUrl: inject('clusterUrl'), brand, env: { TRUSTED_PROXIES: '1' } })
  try {
    return await use(at)
  } finally {
    await at.close()
  }
}

test('opens an account by user name and a session of it; extra fields change nothing [API-06, MEM-13, PER-27]', async () => {
  const { body } = await apply({ isAgent: 1, type: 42, balance: '999', rank_level: 9, status: 'system' })
  expect(body.value).toMatchObject({ userName: 'zeca', firstTimeLogin: true, passwordExpired: false })
  const info = await server.call(getMemberInfo, {}, { authorization: body.value.token })
  expect(info.body.value).toMatchObject({ account: 'zeca', type: 0, clubLabel: { rankLevel: 0 } })
})

test('the rules of all fields come from the server, to anybody [REG-10, PER-30]', async () => {
  const rules = (await server.call(getRegisterSettings, {})).body.value
  expect(Object.keys(rules).toSorted()).toEqual([...registerFields].toSorted())
})

test('user name, password and its repetition are required whatever the rules say [REG-15]', async () => {
  const none = { enabled: false, required: false }
  await withBrand(
    (brand) => withRule('password', none)(withRule('username', none)(brand)),
    async (at) => {
      for (const field of ['username', 'password'])
        for (const value of [undefined, ''])
          expect((await apply({ [field]: value, ...(field === 'password' ? { confirmPassword: value } : {}) }, at)).body).toMatchObject({
            errorCode: 'request.invalid',
            value: { fields: [{ field }] },
          })
      for (const confirmPassword of [undefined, '']) expect((await apply({ confirmPassword }, at)).body.errorCode).toBe('password.mismatch')
      expect((await apply({}, at)).body.success).toBe(true)
    },
  )
})

test('a taken name, whatever its case, is refused', async () => {
  expect((await apply({ username: 'ZECA' })).body.errorCode).toBe('username.taken')
})

test.each([
  [{ username: 'ab' }, 'username'],
  [{ username: '1abc' }, 'username'],
  [{ username: 'umnomemuitolongo' }, 'username'],
  [{ password: 'semnumero', confirmPassword: 'semnumero' }, 'password'],
  [{ password: 'curta1', confirmPassword: 'curta1' }, 'password'],
  [{ email: 'nope' }, 'email'],
  [{ payeeName: '1' }, 'payeeName'],
  [{ affiliateCode: '!!!!' }, 'affiliateCode'],
])('%j is refused by name', async (change, field) => {
  const { status, body } = await apply({ username: 'outro', ...change })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field }] } })
})

test('the two passwords must be equal, and nobody gets in with one that everybody knows', async () => {
  expect((await apply({ username: 'outro', confirmPassword: 'segredo124' })).body.errorCode).toBe('password.mismatch')
  for (const password of ['password1', 'Password1', 'tucano1234', 'outro12345'])
    expect((await apply({ username: 'outro12345', password, confirmPassword: password })).body.errorCode, password).toBe('password.common')
})

test('whoever does not say to be of age and accept the terms is refused [REG-22]', async () => {
  for (const agreed of [undefined, false])
    expect((await apply({ username: 'menor', agreed })).body).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'agreed' }] },
    })
})

describe('fields that a brand asks for', () => {
  const values = {
    email: 'ana@tucano.example',
    payeeName: 'Ana Lima',
    qqNum: '123456',
    line: 'analima',
    whatsapp: '11987654321',
    facebook: 'ana.lima',
    wechat: 'analima',
    idNumber: '52998224725',
  }
  const keys = Object.keys(values) as (keyof typeof values)[]

  test('are required only if their flag says so [REG-19]', async () => {
    const asking = (required: boolean) => (brand: Brand) =>
      keys.reduce((changed, key) => withRule(key, { enabled: true, required })(changed), brand)
    await withBrand(asking(true), async (at) => {
      const { body } = await apply({}, at)
      const { fields } = body.value as unknown as { fields: { field: string }[] }
      expect(fields.map(({ field }) => field).toSorted()).toEqual(keys.toSorted())
      expect((await apply(values, at)).body.success).toBe(true)
    })
    await withBrand(asking(false), async (at) => expect((await apply({}, at)).body.success).toBe(true))
  })

  test('the payment password is required when it is enabled, and kept as a hash [REG-18]', async () => {
    await withBrand(withRule('paymentPassword', { enabled: true }), async (at) => {
      expect((await apply({}, at)).body).toMatchObject({ value: { fields: [{ field: 'paymentPassword' }] } })
      expect((await apply({ paymentPassword: '12345' }, at)).body).toMatchObject({ value: { fields: [{ field: 'paymentPassword' }] } })
      const { body } = await apply({ paymentPassword: '123456' }, at)
      const { payment_password_hash: hash } = await at.services.db
        .selectFrom('member.members')
        .select('payment_password_hash')
        .where('id', '=', BigInt(body.value.id))
        .executeTakeFirstOrThrow()
      expect(hash).toMatch(/^\$argon2id\$/)
    })
  })

  test('a CPF has to be one, and belongs to one account', async () => {
    await withBrand(withRule('idNumber', { enabled: true, required: true }), async (at) => {
      for (const idNumber of ['52998224724', '11111111111', '123'])
        expect((await apply({ idNumber }, at)).body).toMatchObject({
          errorCode: 'request.invalid',
          value: { fields: [{ field: 'idNumber' }] },
        })
      expect((await apply({ idNumber: '52998224725' }, at)).body.success).toBe(true)
      expect((await apply({ username: 'outra', idNumber: '52998224725' }, at)).body.errorCode).toBe('idNumber.taken')
    })
  })

  test('an e-mail belongs to one account', async () => {
    await apply({ username: 'comemail', email: 'Um@Tucano.Example' })
    expect((await apply({ username: 'semsorte', email: 'um@tucano.example' })).body.errorCode).toBe('email.taken')
  })

  test('the text of a picture, where the brand wants one', async () => {
    await withBrand(withRule('captcha', { enabled: true }), async (at) => {
      const from = browser(at)
      const { getCaptcha } = await import('@tucano/contract/captcha')
      await from.call(getCaptcha, {})
      const captcha = await captchaText(at.services)
      expect((await from.call(register, { ...application, captcha: 'errado' })).body.errorCode).toBe('captcha.wrong')
      await at.services.db
        .updateTable('session.captchas')
        .set({ created_at: new Date(Date.now() - 5000) })
        .execute()
      await from.call(getCaptcha, {})
      expect(await captchaText(at.services)).not.toBe(captcha)
      expect((await from.call(register, { ...application, captcha: await captchaText(at.services) })).body.success).toBe(true)
    })
  })
})

describe('invitations', () => {
  test('a good code is told so, and makes its agent the upline; a bad one is refused before anything else [API-09, PER-29]', async () => {
    const { db } = server.services
    const agent = await createMember(db, { account: 'agente', nickname: 'A', type: 1, passwordHash: '*' })
    if (!('id' in agent)) throw new Error('taken')
    await db
      .insertInto('agent.invitations')
      .values([
        { code: 'BOM2026', agent_id: agent.id },
        { code: 'VELHO', agent_id: agent.id, enabled: false },
        { code: 'LOCAL', agent_id: agent.id, domain: 'so.example' },
      ])
      .execute()
    const check = (code: string, domain = 'tucano.example') => server.call(checkAffiliate, { code, domain })
    expect((await check('bom2026')).body.value).toEqual({ code: 'BOM2026', isFriend: false })
    // An agent twelve steps down has nobody below, and who is an agent no more invites nobody.
    let deep = agent.id
    for (let depth = 1; depth <= 12; depth++) {
      const next = await createMember(db, { account: `fundo${depth}`, nickname: 'F', type: 1, passwordHash: '*', uplineId: deep })
      if (!('id' in next)) throw new Error('taken')
      deep = next.id
    }
    const nobody = await createMember(db, { account: 'exagente', nickname: 'E', passwordHash: '*' })
    if (!('id' in nobody)) throw new Error('taken')
    await db
      .insertInto('agent.invitations')
      .values([
        { code: 'FUNDO', agent_id: deep },
        { code: 'EXAGENTE', agent_id: nobody.id },
      ])
      .execute()
    expect((await check('exagente')).body.errorCode).toBe('affiliate.invalid')
    expect((await apply({ username: 'funda', affiliateCode: 'FUNDO' })).body.errorCode).toBe('affiliate.invalid')
    expect((await check('velho')).body.errorCode).toBe('affiliate.invalid')
    expect((await check('nada')).body.errorCode).toBe('affiliate.invalid')
    expect((await check('local')).body.errorCode).toBe('affiliate.invalid')
    expect((await check('local', 'so.example:443')).body.success).toBe(true)
    expect((await apply({ username: 'convidada', affiliateCode: 'NADA1' })).body.errorCode).toBe('affiliate.invalid')
    const { body } = await apply({
      username: 'convidada',
      affiliateCode: 'Bom2026',
      domain: 'tucano.example',
      registerUrl: 'https://tucano.example/register',
    })
    const member = await db
      .selectFrom('member.members')
      .select('upline_id')
      .where('id', '=', BigInt(body.value.id))
      .executeTakeFirstOrThrow()
    expect(member.upline_id).toBe(agent.id)
    const kept = await db
      .selectFrom('member.applications')
      .selectAll()
      .where('member_id', '=', BigInt(body.value.id))
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ method: 'WEB', url: 'https://tucano.example/register', affiliate_code: 'Bom2026' })
  })
})

describe('by mobile', () => {
  const mobile = { mobileNum: '11987654321', countryDialingCode: '+55' }
  const fresh = { password: 'segredo123', confirmPassword: 'segredo123', agreed: true }

  test('the number needs its code, is checked by its country’s plan, and belongs to one account [API-07, API-53, PER-28, REG-16, REG-17]', async () => {
    const from = browser()
    for (const mobileNum of [undefined, ''])
      expect((await from.call(registerMobile, { ...fresh, mobileNum } as never)).body).toMatchObject({
        errorCode: 'request.invalid',
        value: { fields: [{ field: 'mobileNum' }] },
      })
    const enter = (verificationCode?: string) =>
      from.call(registerMobile, { ...mobile, ...fresh, ...(verificationCode ? { verificationCode } : {}) })
    expect((await enter()).body.errorCode).toBe('verification.code.invalid')
    expect((await from.call(sendRegisterCode, { mobileNo: '11987654321', countryDialingCode: '+55' })).body.value).toEqual({
      expiredMinutes: 1,
    })
    const { body } = await enter(await lastCode(server.services, '+5511987654321'))
    expect(body.value.userName).toMatch(/^m[0-9a-f]{12}$/)
    const member = await server.services.db
      .selectFrom('member.members')
      .select(['mobile', 'mobile_verified_at'])
      .where('id', '=', BigInt(body.value.id))
      .executeTakeFirstOrThrow()
    expect(member.mobile).toBe('+5511987654321')
    expect(member.mobile_verified_at).not.toBeNull()
    await letCodesAge(server.services, 2)
    const again = await from.call(sendRegisterCode, { mobileNo: '11987654321', countryDialingCode: '+55' })
    expect(again.body.success, 'nobody learns that the number has an account').toBe(true)
    expect(await lastLetter(server.services, '+5511987654321')).toMatchObject({ state: 'withheld' })
    expect((await from.call(registerMobile, { ...mobile, ...fresh, mobileNum: '1133334444' })).body.errorCode).toBe('mobile.invalid')
  })

  test('the message is in Portuguese and says what to do with the code', async () => {
    await browser().call(sendRegisterCode, { mobileNo: '11912340000', countryDialingCode: '+55' })
    const { body } = await lastLetter(server.services, '+5511912340000')
    expect(body).toMatch(/^Tucano: seu codigo e \d{6}\. Vale por 5 minutos\./)
  })

  test('without codes the number is taken as it is, and a password only where the brand wants one', async () => {
    await withBrand(withFlags({ GEETEST3: false, REGMOBVERF3: false, MOBILENUMPASSREG3: false }), async (at) => {
      const { body } = await browser(at).call(registerMobile, { ...mobile, agreed: true })
      expect(body.success).toBe(true)
      expect((await browser(at).call(registerMobile, { ...mobile, agreed: true })).body.errorCode).toBe('mobile.taken')
    })
    await withBrand(withFlags({ GEETEST3: false, REGMOBVERF3: false }), async (at) => {
      expect((await browser(at).call(registerMobile, { ...mobile, agreed: true })).body).toMatchObject({
        errorCode: 'request.invalid',
        value: { fields: [{ field: 'password' }] },
      })
    })
  })
})

test('an application is looked at in the stated order: form, invitation, puzzle, code of the number, account [REG-01]', async () => {
  await withBrand(
    (brand) => brand,
    async (at) => {
      const number = { mobileNum: '11987652222', countryDialingCode: '+55' }
      const from = browser(at)
      const tell = async (application: object) => (await from.call(registerMobile, { ...number, ...application })).body.errorCode
      const form = { password: 'segredo123', confirmPassword: 'segredo123', agreed: true }
      expect(await tell({ ...form, password: 'curta', affiliateCode: 'NADA1' })).toBe('request.invalid')
      expect(await tell({ ...form, affiliateCode: 'NADA1' })).toBe('affiliate.invalid')
      expect(await tell(form)).toBe('captcha.slider')
      expect(await tell({ ...form, slider: await sliderTicket(at.services) })).toBe('verification.code.invalid')
      await from.call(sendRegisterCode, { mobileNo: number.mobileNum, countryDialingCode: '+55' })
      const verificationCode = await lastCode(at.services, '+5511987652222')
      expect(await tell({ ...form, verificationCode })).toBe('captcha.slider')
      expect(await tell({ ...form, verificationCode, slider: await sliderTicket(at.services) })).toBeUndefined()
    },
  )
})

test('with the puzzle on, an application needs its ticket, and only after everything else about it is right', async () => {
  await withBrand(
    (brand) => brand,
    async (at) => {
      expect((await apply({ username: 'x' }, at)).status).toBe(400)
      expect((await apply({}, at)).body.errorCode).toBe('captcha.slider')
      const slider = await sliderTicket(at.services)
      expect((await apply({ username: 'x', slider }, at)).status, 'a mistake in the form leaves the ticket whole').toBe(400)
      expect((await apply({ slider }, at)).body.success).toBe(true)
      expect((await apply({ username: 'segunda', slider }, at)).body.errorCode).toBe('captcha.slider')
    },
  )
})

test('every change of an account is in its audit, without any secret, and the audit cannot be changed', async () => {
  const { db } = server.services
  const { body } = await apply({ username: 'auditada', email: 'auditada@tucano.example' })
  const changes = await db.selectFrom('member.changes').selectAll().where('member_id', '=', BigInt(body.value.id)).orderBy('id').execute()
  expect(changes[0]).toMatchObject({ actor: 'member' })
  expect(changes[0]!.what).toContain('password_hash')
  const text = JSON.stringify(changes, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  expect(text).not.toContain('argon2id')
  expect(text).not.toContain('auditada@')
  await expect(db.updateTable('member.changes').set({ actor: 'nobody' }).execute()).rejects.toThrow(/permission denied/)
  await expect(db.deleteFrom('member.changes').execute()).rejects.toThrow(/permission denied/)
})
