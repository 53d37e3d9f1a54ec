import {
  changeNickname,
  changePassword,
  chooseAvatar,
  confirmAuthenticator,
  getAvatar,
  getIcon,
  getMemberInfo,
  getSecurity,
  removeAuthenticator,
  requestPasswordEmail,
  resetPassword,
  sendContactCode,
  sendPasswordCode,
  setPaymentPassword,
  startAuthenticator,
  uploadPicture,
  verifyContact,
} from '@tucano/contract/member'
import { login } from '@tucano/contract/session'
import { addPayee } from '@tucano/contract/withdrawals'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { changeMember, createMember } from '#accounts/members'
import { totpAt, totpStep } from '#accounts/totp'
import { hashPassword } from '#platform/password'
import { TestBrowser, lastCode, lastLetter, letCodesAge } from '../../testing/browser.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

let server: TestServer
let hash: string
let names = 0
beforeAll(async () => {
  server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    brand: withFlags({ GEETEST3: false, LOGINIPVERF3: false }),
    env: { TRUSTED_PROXIES: '1' },
  })
  hash = await hashPassword('segredo123')
})
afterAll(() => server.close())

async function member(more: Partial<Parameters<typeof createMember>[1]> = {}) {
  const account = `membro${++names}`
  const created = await createMember(server.services.db, { account, nickname: account, passwordHash: hash, ...more })
  if (!('id' in created)) throw new Error(`${created.taken} is taken`)
  const browser = new TestBrowser(server, `198.20.0.${names}`)
  browser.token = (await signedIn(server.services.db, created.id)).token
  return { id: created.id, account, browser }
}

const entersWith = async (username: string, password: string): Promise<boolean> =>
  (await new TestBrowser(server, `198.21.0.${++names}`).call(login, { type: 'username', username, password })).body.success

describe('who I am', () => {
  test('info says who one is, with labels in their colours and the name of the rank [API-05] [ENT-06]', async () => {
    const { db } = server.services
    const agent = await member({ type: 1 })
    const { id, account, browser } = await member({ uplineId: agent.id })
    const labels = await db
      .insertInto('member.labels')
      .values([{ name: 'VIP', colour: '#F28C1E' }, { name: 'Novo' }])
      .returning('id')
      .execute()
    await db
      .insertInto('member.member_labels')
      .values(labels.map((label) => ({ member_id: id, label_id: label.id })))
      .execute()
    await changeMember(db, id, { by: { actor: 'system' }, set: { rank_level: 2 } })
    expect((await browser.call(getMemberInfo, {})).body.value).toMatchObject({
      id: String(id),
      account,
      nickname: account,
      type: 0,
      toUpline: true,
      clubLabel: { labelName: 'Galho', rankLevel: 2 },
      memberLabel: [
        { labelName: 'Novo', colour: '#ABABAB' },
        { labelName: 'VIP', colour: '#F28C1E' },
      ],
    })
    expect((await agent.browser.call(getMemberInfo, {})).body.value).toMatchObject({ type: 1, toUpline: false, memberLabel: [] })
  })

  test('a nickname is tidied and checked', async () => {
    const { browser } = await member()
    expect((await browser.call(changeNickname, { nickname: 'Ana  da Mata' })).body.success).toBe(true)
    expect((await browser.call(getMemberInfo, {})).body.value.nickname).toBe('Ana da Mata')
    for (const nickname of ['a', ' x', '<b>oi</b>', 'n'.repeat(21)])
      expect((await browser.call(changeNickname, { nickname })).status, nickname).toBe(400)
  })
})

describe('avatar', () => {
  test('is none, a drawn one, or a picture of one’s own [API-04] [API-14]', async () => {
    const { browser } = await member()
    expect((await browser.call(getAvatar, {})).body.value).toEqual({ avatar: '0', avatarType: 'STATIC' })
    expect((await browser.call(getIcon, {})).body.value).toEqual({ icon: '/brand/avatar-default.svg' })
    expect((await browser.call(chooseAvatar, { avatar: 7 })).body.value).toEqual({ icon: '/brand/avatars/7.svg' })
    expect((await browser.call(getAvatar, {})).body.value).toEqual({ avatar: '7', avatarType: 'STATIC' })
    for (const avatar of [0, 25, 1.5]) expect((await browser.call(chooseAvatar, { avatar })).status).toBe(400)
    const picture = createCanvas(300, 200).toBuffer('image/png').toString('base64')
    const { icon } = (await browser.call(uploadPicture, { picture })).body.value
    expect((await browser.call(getAvatar, {})).body.value).toEqual({ avatar: icon, avatarType: 'UPLOAD' })
    const served = await server.app.inject({ url: icon })
    expect(served.headers['content-type']).toBe('image/png')
    expect([served.rawPayload.readUInt32BE(16), served.rawPayload.readUInt32BE(20)]).toEqual([256, 256])
    const jpeg = createCanvas(90, 400).toBuffer('image/jpeg').toString('base64')
    const second = (await browser.call(uploadPicture, { picture: jpeg })).body.value
    expect((await server.app.inject({ url: icon })).statusCode, 'the old one is gone').toBe(404)
    expect((await server.app.inject({ url: second.icon })).statusCode).toBe(200)
  })

  test('is made by us from what was sent: anything but a picture is refused', async () => {
    const { browser } = await member()
    const bomb = createCanvas(20, 20).toBuffer('image/png')
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const truncated = createCanvas(300, 200).toBuffer('image/png').subarray(0, 40)
    for (const file of [bomb, svg, truncated, Buffer.from('GIF89a'), Buffer.alloc(100)])
      expect((await browser.call(uploadPicture, { picture: file.toString('base64') })).body.errorCode).toBe('picture.invalid')
    expect((await browser.call(uploadPicture, { picture: 'A'.repeat(8_000_000) })).status).toBe(413)
  })
})

describe('password', () => {
  test('is changed with the old one; sessions elsewhere end, and the owner is told [API-08]', async () => {
    const { browser, id, account } = await member({ email: 'troca@tucano.example', emailVerified: true })
    const change = (oldPassword: string, newPassword: string) =>
      browser.call(changePassword, { oldPassword, newPassword, confirmNewPassword: newPassword })
    expect((await change('errada123', 'novasenha7')).body.errorCode).toBe('password.wrong')
    expect((await change('segredo123', 'password1')).body.errorCode).toBe('password.common')
    expect((await change('segredo123', 'novasenha7')).body.success).toBe(true)
    expect(await entersWith(account, 'segredo123')).toBe(false)
    expect(await entersWith(account, 'novasenha7')).toBe(true)
    expect((await lastLetter(server.services, 'troca@tucano.example')).subject).toBe('Aviso de segurança: senha alterada')
    const audit = await server.services.db
      .selectFrom('member.changes')
      .selectAll()
      .where('member_id', '=', id)
      .orderBy('id', 'desc')
      .limit(5)
      .execute()
    const changed = audit.find(({ what }) => what.includes('password_hash'))
    expect(changed).toMatchObject({ actor: 'member', after: { password_hash: '***' }, ip: browser.ip })
  })

  test('is set anew by the link of an e-mail, once, within half an hour [API-11]', async () => {
    const { account, browser } = await member({ email: 'esqueci@tucano.example', emailVerified: true })
    expect((await browser.call(requestPasswordEmail, { username: account, email: ' Esqueci@tucano.example ' })).body.success).toBe(true)
    const { body } = await lastLetter(server.services, 'esqueci@tucano.example')
    const link = /#nova-senha=([\w-]{43})/.exec(body)![1]!
    expect((await browser.call(resetPassword, { link, newPassword: 'curta' })).status, 'a bad password leaves the link whole').toBe(400)
    expect((await browser.call(resetPassword, { link, newPassword: 'recuperada1' })).body.success).toBe(true)
    await expect.poll(async () => (await browser.call(getMemberInfo, {})).status, { message: 'whoever was signed in is out' }).toBe(401)
    expect(await entersWith(account, 'recuperada1')).toBe(true)
    expect((await browser.call(resetPassword, { link, newPassword: 'outravez12' })).body.errorCode).toBe('link.invalid')
    await browser.call(requestPasswordEmail, { username: account, email: 'esqueci@tucano.example' })
    const late = /#nova-senha=([\w-]{43})/.exec((await lastLetter(server.services, 'esqueci@tucano.example')).body)![1]!
    await server.services.db
      .updateTable('session.links')
      .set({ created_at: new Date(Date.now() - 31 * 60_000) } as never)
      .execute()
    expect((await browser.call(resetPassword, { link: late, newPassword: 'outravez12' })).body.errorCode).toBe('link.invalid')
  })

  test('a name and an address that do not belong together, or that nobody has confirmed, get the same answer and no letter', async () => {
    const { account, browser } = await member({ email: 'certa@tucano.example', emailVerified: true })
    const unconfirmed = await member({ email: 'digitada@tucano.example' })
    for (const [username, email] of [
      [account, 'outra@tucano.example'],
      [unconfirmed.account, 'digitada@tucano.example'],
      ['ninguem', 'ninguem@tucano.example'],
    ] as const) {
      expect((await browser.call(requestPasswordEmail, { username, email })).body).toMatchObject({ success: true, value: {} })
      expect(await lastLetter(server.services, email)).toMatchObject({ state: 'withheld', body: '' })
    }
  })

  test('is set anew by a code sent to the number [API-16]', async () => {
    const { account, browser } = await member({ mobile: '+5511987659999', mobileVerified: true })
    const mobile = { mobileNum: '11987659999', countryDialingCode: '+55' }
    expect((await browser.call(sendPasswordCode, mobile)).body.value).toEqual({ expiredMinutes: 1 })
    const verificationCode = await lastCode(server.services, '+5511987659999')
    const wrong = verificationCode === '000000' ? '111111' : '000000'
    expect((await browser.call(resetPassword, { ...mobile, verificationCode: wrong, newPassword: 'pelofone12' })).body.errorCode).toBe(
      'verification.code.invalid',
    )
    expect((await browser.call(resetPassword, { ...mobile, verificationCode, newPassword: 'pelofone12' })).body.success).toBe(true)
    expect(await entersWith(account, 'pelofone12')).toBe(true)
    const nobody = await browser.call(sendPasswordCode, { mobileNum: '11900000001', countryDialingCode: '+55' })
    expect(nobody.status === 200 ? nobody.body.value : nobody.body.errorCode).toEqual(
      nobody.status === 200 ? { expiredMinutes: 1 } : 'mobile.invalid',
    )
  })
})

describe('payment password', () => {
  test('is six digits; the login password proves who asks first, the old one later', async () => {
    const { browser } = await member()
    const set = (proof: string, paymentPassword: string) => browser.call(setPaymentPassword, { proof, paymentPassword })
    expect((await set('errada123', '123456')).body.errorCode).toBe('password.wrong')
    expect((await set('segredo123', '12345')).status).toBe(400)
    expect((await set('segredo123', '123456')).body.success).toBe(true)
    expect((await browser.call(getSecurity, {})).body.value.paymentPassword).toBe(true)
    expect((await set('segredo123', '654321')).body.errorCode).toBe('password.wrong')
    expect((await set('123456', '654321')).body.success).toBe(true)
  })

  test('each secret is tried ten times in half an hour, and the right answer to another gives no new tries', async () => {
    const { browser, id } = await member()
    const secret = Buffer.alloc(20, 5)
    const authenticated = { authenticator: server.services.vault.seal(secret), authenticator_since: new Date() }
    await changeMember(server.services.db, id, { by: { actor: 'system' }, set: authenticated })
    await server.services.db
      .updateTable('member.members')
      .set({ payment_password_hash: await hashPassword('482913') })
      .where('id', '=', id)
      .execute()
    const set = async (proof: string) => (await browser.call(setPaymentPassword, { proof, paymentPassword: '111111' })).body.errorCode
    const change = async (oldPassword: string) =>
      (await browser.call(changePassword, { oldPassword, newPassword: 'outra12345', confirmNewPassword: 'outra12345' })).body.errorCode
    const remove = async (code: string) => (await browser.call(removeAuthenticator, { code })).body.errorCode
    for (let n = 0; n < 9; n++)
      expect([await set(`00000${n}`), await remove(`00000${n}`)]).toEqual(['password.wrong', 'verification.code.invalid'])
    // Calls of one address have a limit of their own, which is not what is looked at here.
    Object.assign(browser, { ip: '198.20.9.9' })
    expect(await change('segredo123'), 'the login password is right').toBeUndefined()
    expect([await set('000009'), await set('482913')]).toEqual(['password.wrong', 'verification.too.many'])
    expect(await remove('000009')).toBe('verification.code.invalid')
    expect(await remove(totpAt(secret, totpStep(new Date())))).toBe('verification.too.many')
    const pay = (paymentPassword: string) =>
      browser.call(addPayee, { payeeId: crypto.randomUUID(), paymentPassword, payee: { kind: 'pix', key: 'a@tucano.example' } })
    expect((await pay('482913')).body.errorCode, 'wherever it is asked for').toBe('verification.too.many')
  })
})

describe('contacts', () => {
  test('an e-mail is the member’s own once its code was shown; the old address is told of it', async () => {
    const { browser } = await member({ email: 'velho@tucano.example', emailVerified: true })
    const target = { channel: 'email', target: 'Novo@tucano.example' } as const
    await browser.call(sendContactCode, target)
    const code = await lastCode(server.services, 'novo@tucano.example')
    expect((await browser.call(verifyContact, { ...target, code: code === '000000' ? '1' : '000000' })).body.errorCode).toBe(
      'verification.code.invalid',
    )
    expect((await browser.call(verifyContact, { ...target, code })).body.success).toBe(true)
    expect((await browser.call(getSecurity, {})).body.value.email).toEqual({ value: 'n***@tucano.example', verified: true })
    expect((await lastLetter(server.services, 'velho@tucano.example')).subject).toContain('e-mail alterado')
  })

  test('a number of another account is refused, but only to whoever reads its messages', async () => {
    await member({ mobile: '+5511987650002', mobileVerified: true })
    const { browser } = await member()
    const target = { channel: 'sms', target: '11987650002', countryDialingCode: '+55' } as const
    expect((await browser.call(sendContactCode, target)).body.success).toBe(true)
    const code = await lastCode(server.services, '+5511987650002')
    expect((await browser.call(verifyContact, { ...target, code })).body.errorCode).toBe('mobile.taken')
    await letCodesAge(server.services, 2)
  })

  test('a code of another purpose is worth nothing', async () => {
    const { browser } = await member({ mobile: '+5511987650003', mobileVerified: true })
    await browser.call(sendPasswordCode, { mobileNum: '11987650003', countryDialingCode: '+55' })
    const code = await lastCode(server.services, '+5511987650003')
    expect(
      (await browser.call(verifyContact, { channel: 'sms', target: '11987650003', countryDialingCode: '+55', code })).body.errorCode,
    ).toBe('verification.code.invalid')
  })
})

describe('authenticator', () => {
  test('counts once a code of it was shown, and goes with a code of it; its secret is kept sealed', async () => {
    const { browser, id } = await member()
    const { secret, uri } = (await browser.call(startAuthenticator, {})).body.value
    expect(uri).toBe(`otpauth://totp/Tucano%3Amembro${names}?secret=${secret}&issuer=Tucano`)
    expect((await browser.call(getSecurity, {})).body.value.authenticator, 'not yet').toBe(false)
    const bytes = base32Bytes(secret)
    const row = await server.services.db.selectFrom('member.members').select('authenticator').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.authenticator!.includes(bytes)).toBe(false)
    const now = totpStep(new Date())
    expect((await browser.call(confirmAuthenticator, { code: totpAt(bytes, now - 50) })).body.errorCode).toBe('verification.code.invalid')
    expect((await browser.call(confirmAuthenticator, { code: totpAt(bytes, now - 1) })).body.success).toBe(true)
    expect((await browser.call(getSecurity, {})).body.value.authenticator).toBe(true)
    expect((await browser.call(startAuthenticator, {})).body.errorCode).toBe('authenticator.on')
    expect((await browser.call(removeAuthenticator, { code: totpAt(bytes, now - 1) })).body.errorCode, 'used already').toBe(
      'verification.code.invalid',
    )
    expect((await browser.call(removeAuthenticator, { code: totpAt(bytes, now) })).body.success).toBe(true)
    expect((await browser.call(removeAuthenticator, { code: totpAt(bytes, now + 1) })).body.errorCode).toBe('authenticator.off')
  })

  test('codes are those of RFC 6238', () => {
    const secret = Buffer.from('12345678901234567890')
    expect([59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((second) => totpAt(secret, Math.floor(second / 30)))).toEqual([
      '287082',
      '081804',
      '005924',
      '353130',
    ])
  })
})

function base32Bytes(text: string): Buffer {
  const bits = Array.from(text, (character) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
