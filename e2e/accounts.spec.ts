import type { Locator, Page } from '@playwright/test'
import { readBrand } from '@tucano/brand'
import { checkSlider } from '@tucano/contract/captcha'
import { checkAffiliate, register, registerMobile } from '@tucano/contract/registration'
import { login, sendLoginCode } from '@tucano/contract/session'
import { freePort } from '@tucano/database'
import {
  type IdentityService,
  facebookEnvironment,
  identityEnvironment,
  openIdentityService,
} from '../server/src/testing/identity-service.ts'
import { newMember } from './support/member.ts'
import { drag, pressKeys, sentCode } from './support/puzzle.ts'
import { answerTo, bodiesOf, sealedFor } from './support/sealed.ts'
import { expectNothingSecret } from './support/secrets.ts'
import { signIn } from './support/sign-in.ts'
import { type Site, expect, openSite, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const header = (page: Page, name: string) => page.getByRole('button', { name: `Abrir o menu de ${name}` })

/** The demo's rules of a registration, of a brand that nobody joins without an invitation. */
const invitedOnly = (await readBrand('tucano')).register.map((rule) => (rule.key === 'affiliateCode' ? { ...rule, required: true } : rule))

/** Types into the login that is open and presses its button. */
async function enter(page: Page, username: string, password = 'tucano2026'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(username)
  await dialog.getByLabel('Senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Presses a button so often at one moment, whatever is in front of it. */
const press = (button: Locator, times = 1): Promise<void> =>
  button.evaluate((element, count) => {
    for (let n = 0; n < count; n++) (element as HTMLElement).click()
  }, times)

test.describe('the puzzle', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ wishes: { flags: { GEETEST3: true }, brand: { register: invitedOnly } } })
  test.afterEach(({ page, site }) => expectNothingSecret(page, site))

  test('is solved by dragging its piece; a miss says so and closing it asks for nothing more', inWhole, async ({ page, site }) => {
    await page.goto('/login')
    await enter(page, 'ana')
    const puzzle = page.getByRole('dialog', { name: 'Só para confirmar' })
    await puzzle.getByRole('button', { name: 'Fechar' }).click()
    await expect(puzzle).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('dialog', { name: 'Entrar' }).getByRole('button', { name: 'Entrar', exact: true }).click()
    await drag(page, site, -40)
    await expect(puzzle.getByText('Quase. Tente de novo.')).toBeVisible()
    await expect(puzzle.getByRole('slider')).toHaveAttribute('aria-valuenow', '0')
    await drag(page, site)
    await expect(header(page, 'Ana')).toBeVisible()
  })

  test('is solved by the arrow keys, and its ticket goes with the login [LGN-07] [LGN-22]', inWhole, async ({ page, site }) => {
    const logins = sealedFor(page, site, login)
    const checked = answerTo(page, checkSlider)
    await page.goto('/login')
    await enter(page, 'carla')
    await pressKeys(page, site)
    await expect(header(page, 'Carla')).toBeVisible()
    const { value } = await checked
    const typed = { type: 'username', username: 'carla', password: 'tucano2026' }
    expect(await logins()).toEqual([typed, { ...typed, slider: value.ticket }])
    // A browser that is known and did nothing wrong is let in without it.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/login')
    await enter(page, 'carla')
    await expect(header(page, 'Carla')).toBeVisible()
    expect(await logins()).toEqual([typed, { ...typed, slider: value.ticket }, typed])
  })

  test('stands between an invitation that has to be there and the account; where from, how and the ticket go with what was typed [REG-01] [REG-02] [REG-05] [REG-06] [REG-07] [REG-08]', async ({
    page,
    site,
  }) => {
    const calls: string[] = []
    const registrations = sealedFor(page, site, register)
    const checked = answerTo(page, checkSlider)
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/affiliate|captcha|register$/.test(pathname) && pathname.startsWith('/wps')) calls.push(`${request.method()} ${pathname}`)
    })
    await page.goto('/register')
    const dialog = page.getByRole('dialog', { name: 'Criar conta' })
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill('emordem')
    await dialog.getByLabel('Senha', { exact: true }).fill('segredo123')
    await dialog.getByLabel('Repita a senha').fill('segredo123')
    await dialog.getByRole('button', { name: 'Criar conta' }).click()
    await expect(dialog.getByText('Para criar a conta, confirme a idade')).toBeVisible()
    await expect(dialog.getByRole('alert').getByText('Preencha este campo.'), 'the invitation').toHaveCount(1)
    await dialog.getByRole('textbox', { name: 'Código de convite' }).fill('CARLA2026')
    expect(calls, 'nothing is asked before the form is right').toEqual([])
    await dialog.getByText('Tenho 18 anos ou mais').click()
    await dialog.getByRole('button', { name: 'Criar conta' }).click()
    await drag(page, site)
    await expect(page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' })).toBeVisible()
    expect(calls).toEqual(['GET /wps/agent/affiliate', 'GET /wps/captcha/slider', 'POST /wps/captcha/slider', 'PUT /wps/member/register'])
    const { value } = await checked
    const registerUrl = `${site.url}/register`
    expect(await registrations()).toEqual([
      {
        username: 'emordem',
        password: 'segredo123',
        confirmPassword: 'segredo123',
        affiliateCode: 'CARLA2026',
        slider: value.ticket,
        registerUrl,
        registerMethod: 'WEB',
        login: true,
        domain: new URL(site.url).host,
        agreed: true,
      },
    ])
    const kept = await site.sql(
      "select url, method from member.applications join member.members on id = member_id where account = 'emordem'",
    )
    expect(kept).toEqual([{ url: registerUrl, method: 'WEB' }])
  })

  test('is replaced by a sum of the browser for whoever cannot see it', inWhole, async ({ page }) => {
    await page.goto('/login')
    await enter(page, 'davi')
    await page.getByRole('button', { name: 'Não consigo ver' }).click()
    await expect(page.getByText('fazendo um cálculo')).toBeVisible()
    await expect(header(page, 'Davi')).toBeVisible({ timeout: 45_000 })
  })
})

test.describe('login', () => {
  test.afterEach(({ page, site }) => expectNothingSecret(page, site))

  test('after three wrong passwords a picture appears, changes on a click at most once a second, and its text lets in [LGN-15] [VER-01] [VER-02]', async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await page.goto('/login')
    const dialog = page.getByRole('dialog', { name: 'Entrar' })
    for (let n = 0; n < 3; n++) {
      await enter(page, 'carla', `errada${n}12`)
      await expect(dialog.getByText('Usuário ou senha não conferem.')).toBeVisible()
    }
    const picture = dialog.getByRole('button', { name: /^Imagem com 5/ })
    const shown = () => picture.locator('img').getAttribute('src')
    await expect(picture.locator('img')).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => void (new URL(request.url()).pathname === '/wps/captcha' && asked.push(request.url())))
    // The server has a second of its own between two pictures; for it, that one is over.
    const letPicturesAge = () => site.sql(`update session.captchas set created_at = created_at - interval '2 seconds'`)
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const taken of [1, 2]) {
      const before = await shown()
      await letPicturesAge()
      // All at once: of so many, one brings a picture.
      await press(picture, 6)
      await expect.poll(shown).not.toBe(before)
      await page.clock.fastForward(999)
      await letPicturesAge()
      await press(picture)
      await page.evaluate(async () => void (await fetch('/healthz')))
      expect(asked).toHaveLength(taken)
      await page.clock.fastForward(1)
    }
    await page.clock.resume()
    await dialog.getByLabel('Senha', { exact: true }).fill('tucano2026')
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(dialog.getByText('Preencha este campo.')).toBeVisible()
    const [row] = await site.sql<{ answer: string }>(
      `select answer from session.captchas where kind = 'image' order by created_at desc limit 1`,
    )
    await dialog.getByLabel('Texto da imagem').fill(row!.answer.toLowerCase())
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(header(page, 'Carla')).toBeVisible()
  })

  test('the name is remembered for a day by choice, and forgotten by choice [LGN-17] [LGN-18]', async ({ page }) => {
    await page.goto('/login')
    await page.getByText('Lembrar meu usuário').click()
    await signIn(page, 'davi')
    const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith('remember'))
    expect(Object.fromEntries(cookies.map(({ name, value }) => [name, value]))).toEqual({ rememberMe: '1', rememberName: 'davi' })
    const day = Date.now() / 1000 + 86_400
    for (const { expires } of cookies) expect(Math.abs(expires - day)).toBeLessThan(120)
    await page.evaluate(() => sessionStorage.removeItem('token'))
    await page.goto('/login')
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Usuário' })).toHaveValue('davi')
    await page.getByText('Lembrar meu usuário').click()
    await signIn(page, 'davi')
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('remember'))).toEqual([])
  })

  test('by a code: the number is checked, the button counts down what the server says, opens again, and sends once a second at most [LGN-04] [LGN-05] [LGN-20] [LGN-22] [VER-03] [VER-04] [VER-06] [VER-07] [VER-08] [VER-09] [VER-10]', async ({
    page,
    site,
  }) => {
    const account = await newMember(site, { nickname: 'Ana' })
    await site.sql(`update member.members set mobile = '+5511955550001', mobile_verified_at = now() where account = $1`, [account])
    await page.clock.install()
    const logins = sealedFor(page, site, login)
    const sent = bodiesOf(page, sendLoginCode)
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Celular' }).click()
    const dialog = page.getByRole('dialog', { name: 'Entrar' })
    await expect(dialog.getByRole('button', { name: /^Continuar com/ }), 'no service is configured').toHaveCount(0)
    await expect(dialog.locator('img[src="/brand/flags/br.svg"]')).toBeVisible()
    const number = dialog.getByLabel('Celular com DDD')
    const code = dialog.getByLabel('Código recebido')
    const send = dialog.getByRole('button', { name: 'Enviar código' })
    const enterNow = dialog.getByRole('button', { name: 'Entrar', exact: true })
    await expect(code).toHaveAttribute('maxlength', '255')
    await expect(code).not.toHaveAttribute('minlength')
    await send.click()
    await expect(dialog.getByText('Preencha este campo.')).toHaveCount(1)
    await enterNow.click()
    await expect(dialog.getByText('Preencha este campo.')).toHaveCount(2)
    await code.fill('123456')
    for (const button of [send, enterNow]) {
      await number.fill('')
      await number.fill('123')
      await button.click()
      await expect(dialog.getByText('Digite o celular com DDD, só números.')).toBeVisible()
    }
    await number.fill('11 95555-0001')
    await code.fill('')
    await enterNow.click()
    await expect(dialog.getByText('Preencha este campo.')).toHaveCount(1)
    expect([sent, await logins()], 'nothing leaves the page before it is right').toEqual([[], []])

    await page.clock.pauseAt(Date.now() + 60_000)
    const first = answerTo(page, sendLoginCode)
    // All at once: of so many, one sends a code.
    await press(send, 6)
    const { value } = await first
    const counting = (seconds: number) => dialog.getByRole('button', { name: `Reenviar em ${seconds} s`, exact: true })
    await expect(counting(value.expiredMinutes * 60)).toBeDisabled()
    await counting(value.expiredMinutes * 60).click({ force: true })
    await page.clock.fastForward(value.expiredMinutes * 60_000 - 1000)
    await expect(counting(1)).toBeDisabled()
    await page.clock.fastForward(1000)
    await expect(send).toBeEnabled()

    // For the server no minute has passed: it refuses, the button stays open, and only the second between two presses holds it back.
    const refused = answerTo(page, sendLoginCode)
    await press(send)
    expect((await refused).errorCode).toBe('verification.too.many')
    const warning = page.getByRole('alertdialog')
    await expect(warning.getByRole('button', { name: 'Confirmar' })).toBeVisible()
    await press(send, 2)
    await page.clock.fastForward(999)
    await press(send, 2)
    // Whatever the presses have sent left before this.
    await page.evaluate(async () => void (await fetch('/healthz')))
    expect(sent).toHaveLength(2)
    const last = answerTo(page, sendLoginCode)
    await page.clock.fastForward(1)
    await press(send)
    await last
    expect(sent).toEqual(Array.from({ length: 3 }, () => ({ mobileNum: '11955550001', countryDialingCode: '+55' })))

    await page.clock.resume()
    await warning.getByRole('button', { name: 'Confirmar' }).click()
    const received = await sentCode(site, '+5511955550001')
    await code.fill(received)
    await enterNow.click()
    await expect(header(page, 'Ana')).toBeVisible()
    expect(await logins()).toEqual([{ type: 'sms', ...sent[0], verificationCode: received }])
  })

  test('from a new browser a second proof is asked for, by whichever way the member has [ERR-24] [ERR-25]', async ({ page, site }) => {
    const account = await newMember(site, { nickname: 'Elis' })
    await site.sql(
      `update member.members set payee_name = 'Elis Alves', authenticator = '\\x00', authenticator_since = now(),
         mobile = '+5511955550002', mobile_verified_at = now(), email = 'segunda@tucano.example', email_verified_at = now() where account = $1`,
      [account],
    )
    await page.goto('/login')
    await enter(page, account)
    const second = page.getByRole('dialog', { name: 'Confirme que é você' })
    await expect(second.getByRole('tab')).toHaveText(['Autenticador', 'Celular', 'E-mail'])
    await second.getByRole('tab', { name: 'Celular' }).click()
    await expect(second.getByText('+55 ****0002')).toBeVisible()
    await second.getByRole('tab', { name: 'E-mail' }).click()
    // That a code was sent is said when it was, and not before.
    await expect(second.getByText('Enviamos um código')).toHaveCount(0)
    await second.getByRole('button', { name: 'Enviar código' }).click()
    await expect(second.getByRole('button', { name: /^Reenviar/ })).toBeVisible()
    await expect(second.getByRole('status').getByText(/^Enviamos um código para .*@tucano\.example/)).toBeVisible()
    await second.getByLabel('Código recebido').fill('000000x')
    await second.getByRole('button', { name: 'Confirmar e entrar' }).click()
    await expect(second.getByText('O código não confere.')).toBeVisible()
    await second.getByLabel('Código recebido').fill(await sentCode(site, 'segunda@tucano.example'))
    await second.getByRole('button', { name: 'Confirmar e entrar' }).click()
    await expect(header(page, 'Elis')).toBeVisible()
    const device = (await page.context().cookies()).find(({ name }) => name === 'device')
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    // The name is asked for where there is nothing stronger.
    await site.sql(
      `update member.members set authenticator = null, authenticator_since = null, mobile_verified_at = null, email_verified_at = null where account = $1`,
      [account],
    )
    await page.context().clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/login')
    await enter(page, account)
    await second.getByLabel('Nome do titular').fill('elis alves')
    await second.getByRole('button', { name: 'Confirmar e entrar' }).click()
    await expect(header(page, 'Elis')).toBeVisible()
  })
})

test.describe('a forgotten password', () => {
  test.afterEach(({ page, site }) => expectNothingSecret(page, site))

  test('by e-mail: both fields are checked, and the link sets a new one, once [PWD-08] [PWD-09] [PWD-10]', async ({ page, site }) => {
    const account = await newMember(site)
    await site.sql(`update member.members set email = 'flora@tucano.example', email_verified_at = now() where account = $1`, [account])
    await page.goto('/login')
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recuperar a senha' })
    await expect(dialog.getByRole('tab')).toHaveText(['E-mail', 'Celular'])
    await dialog.getByRole('button', { name: 'Enviar link' }).click()
    await expect(dialog.getByText('Preencha este campo.')).toHaveCount(2)
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill('1')
    await dialog.getByRole('textbox', { name: 'E-mail da conta' }).fill('nope')
    await dialog.getByRole('button', { name: 'Enviar link' }).click()
    await expect(dialog.getByText('De 4 a 15 letras e números, começando por letra.')).toBeVisible()
    await expect(dialog.getByText('Digite um e-mail como nome@exemplo.com.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill(account)
    await dialog.getByRole('textbox', { name: 'E-mail da conta' }).fill('flora@tucano.example')
    await dialog.getByRole('button', { name: 'Enviar link' }).click()
    await expect(dialog.getByText('o link chega em alguns minutos')).toBeVisible()
    const [row] = await site.sql<{ body: string }>(
      `select body from platform.letters where recipient = 'flora@tucano.example' order by id desc limit 1`,
    )
    const link = /#nova-senha=[\w-]{43}/.exec(row!.body)![0]
    for (const expected of ['Senha alterada.', 'Este link já foi usado']) {
      await page.goto('/help')
      await page.goto(`/${link}`)
      const fresh = page.getByRole('dialog', { name: 'Criar nova senha' })
      await expect(page).toHaveURL(/\/$/)
      await fresh.getByLabel('Nova senha', { exact: true }).fill('recuperada1')
      await fresh.getByLabel('Repita a nova senha').fill('recuperada1')
      await fresh.getByRole('button', { name: 'Salvar nova senha' }).click()
      await expect(page.getByText(expected)).toBeVisible()
    }
  })

  test('by phone: a code and a new password, a confirmation, and the login opens [PWD-11] [PWD-12] [PWD-13] [PWD-14]', async ({
    page,
    site,
  }) => {
    const account = await newMember(site)
    await site.sql(`update member.members set mobile = '+5511955550003', mobile_verified_at = now() where account = $1`, [account])
    await page.goto('/login')
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recuperar a senha' })
    await dialog.getByRole('tab', { name: 'Celular' }).click()
    await dialog.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(dialog.getByText('Preencha este campo.')).toHaveCount(2)
    await expect(dialog.getByRole('alert').getByText('De 8 a 20 caracteres')).toBeVisible()
    await dialog.getByLabel('Celular com DDD').fill('123')
    await dialog.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(dialog.getByText('Digite o celular com DDD, só números.')).toBeVisible()
    await dialog.getByLabel('Celular com DDD').fill('11955550003')
    await dialog.getByRole('button', { name: 'Enviar código' }).click()
    await expect(dialog.getByRole('button', { name: /^Reenviar/ })).toBeVisible()
    await dialog.getByLabel('Código recebido').fill(await sentCode(site, '+5511955550003'))
    await dialog.getByLabel('Nova senha', { exact: true }).fill('pelofone12')
    await dialog.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(page.getByText('Senha alterada.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  })
})

test.describe('registration', () => {
  test.afterEach(({ page, site }) => expectNothingSecret(page, site))

  test('fields are checked as they are left, and required ones are marked; a bad invitation is told in a warning, and the account is not opened; one that is only offered is not asked about before [REG-02] [REG-12] [REG-13] [REG-14] [REG-20] [REG-21] [REG-34]', async ({
    page,
    site,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes(checkAffiliate.path) && asked.push(request.url())))
    await page.goto('/register')
    const dialog = page.getByRole('dialog', { name: 'Criar conta' })
    await test.step('fields', async () => {
      const username = dialog.getByRole('textbox', { name: 'Usuário' })
      await expect(username).toHaveAttribute('placeholder', '＊Usuário')
      await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('placeholder', 'E-mail')
      const wrong = dialog.getByText('De 4 a 15 letras e números, começando por letra.')
      await username.fill('flo')
      await dialog.getByLabel('Senha', { exact: true }).fill('abc')
      await expect(wrong, 'too short').toBeVisible()
      await username.fill('flor2026')
      await expect(wrong).toHaveCount(0)
      await username.fill('2026flor')
      await expect(wrong, 'of another pattern').toBeVisible()
      await username.fill('flor2026')
      await expect(wrong).toHaveCount(0)
      await dialog.getByLabel('Repita a senha').fill('abcd')
      await dialog.getByRole('textbox', { name: 'E-mail' }).focus()
      await expect(dialog.getByText('As duas senhas não são iguais.')).toBeVisible()
    })
    await test.step('invitations', async () => {
      await dialog.getByRole('textbox', { name: 'Usuário' }).fill('convidado1')
      await dialog.getByLabel('Senha', { exact: true }).fill('segredo123')
      await dialog.getByLabel('Repita a senha').fill('segredo123')
      await dialog.getByRole('textbox', { name: 'Código de convite' }).fill('NADA99')
      await dialog.getByText('Tenho 18 anos ou mais').click()
      await dialog.getByRole('button', { name: 'Criar conta' }).click()
      const warning = page.getByRole('alertdialog')
      await expect(warning.getByText('Este código de convite não é válido.')).toBeVisible()
      expect(await site.sql("select from member.members where account = 'convidado1'")).toEqual([])
      await warning.getByRole('button', { name: 'Confirmar' }).click()
      await dialog.getByRole('textbox', { name: 'Código de convite' }).fill('carla2026')
      await dialog.getByRole('button', { name: 'Criar conta' }).click()
      await expect(page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' })).toBeVisible()
      const upline = await site.sql(
        "select u.account from member.members m join member.members u on u.id = m.upline_id where m.account = 'convidado1'",
      )
      expect(upline).toEqual([{ account: 'carla' }])
      expect(asked).toEqual([])
    })
  })

  test('by mobile: the number has to be there, and is confirmed by its code before the account is opened [REG-05] [REG-06] [REG-08] [REG-16] [REG-17]', async ({
    page,
    site,
  }) => {
    const registrations = sealedFor(page, site, registerMobile)
    await page.goto('/register')
    await page.getByRole('tab', { name: 'Com celular' }).click()
    const dialog = page.getByRole('dialog', { name: 'Criar conta' })
    await dialog.getByLabel('Senha', { exact: true }).fill('segredo123')
    await dialog.getByLabel('Repita a senha').fill('segredo123')
    await dialog.getByText('Tenho 18 anos ou mais').click()
    await dialog.getByRole('button', { name: 'Criar conta' }).click()
    await expect(dialog.getByText('Preencha este campo.').first()).toBeVisible()
    await expect(dialog.getByLabel('Celular com DDD')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Celular com DDD').fill('11955559999')
    await dialog.getByRole('button', { name: 'Criar conta' }).click()
    await expect(dialog.getByLabel('Celular com DDD')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByText('Preencha este campo.'), 'the code').toHaveCount(1)
    await expect(dialog.getByLabel('Código recebido')).toHaveAttribute('aria-invalid', 'true')
    expect(await registrations()).toEqual([])
    await dialog.getByRole('button', { name: 'Enviar código' }).click()
    await expect(dialog.getByRole('button', { name: /^Reenviar/ })).toBeVisible()
    await dialog.getByLabel('Código recebido').fill(await sentCode(site, '+5511955559999'))
    await dialog.getByRole('button', { name: 'Criar conta' }).click()
    await expect(page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' })).toBeVisible()
    expect(await registrations()).toMatchObject([
      { mobileNum: '11955559999', registerUrl: `${site.url}/register`, registerMethod: 'WEB', login: true },
    ])
  })
})

test.describe('with other services', () => {
  test.describe.configure({ mode: 'default' })
  let service: IdentityService
  let site: Site
  test.beforeAll(async () => {
    service = await openIdentityService()
    const port = await freePort()
    const env = {
      ...identityEnvironment(service),
      ...facebookEnvironment(service),
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
    }
    site = await openSite({ env, flags: { PWDEXPFORCECHANGE3: true } })
  })
  test.afterAll(async () => {
    await site.stop()
    await service.close()
  })

  test('an account at one of them: its window opens, comes back, and the page is signed in; only the first login is greeted [LGN-09] [LGN-21] [LGN-22]', async ({
    browser,
  }) => {
    const greeting = { name: 'Bem-vindo ao Tucano' }
    for (const [service, name] of Object.entries({ google: 'Sol Social', facebook: 'Bia Amiga' })) {
      const page = await browser.newPage({ baseURL: site.url })
      const logins = sealedFor(page, site, login)
      const offer = page.getByRole('button', { name: `Continuar com ${service}` })
      await page.goto('/login')
      await offer.click()
      // Two windows have to be drawn on the way.
      await expect(page.getByRole('dialog', greeting)).toBeVisible({ timeout: 30_000 })
      await page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' }).getByRole('button', { name: 'Fechar' }).click()
      await expect(header(page, name)).toBeVisible()
      await expectNothingSecret(page, site)
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/login')
      await offer.click()
      await expect(header(page, name)).toBeVisible({ timeout: 30_000 })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect((await logins()).map(({ type }) => type)).toEqual([service, service])
      await page.close()
    }
    expect(await site.sql('select provider from member.identities order by provider')).toEqual([
      { provider: 'facebook' },
      { provider: 'google' },
    ])
  })

  test('the phone-auth service sends the code, counts down a minute, and its word lets in, however old the password is [LGN-12] [LGN-22] [VER-05]', async ({
    browser,
  }) => {
    await site.sql(`update member.members set password_changed_at = now() - interval '91 days' where account = 'elis'`)
    const page = await browser.newPage({ baseURL: site.url })
    await page.clock.install()
    // Whatever the button counts, it begins with the service's answer.
    await page.route('**/*:sendVerificationCode*', async (route) => {
      if (route.request().method() === 'POST') await page.clock.pauseAt(Date.now() + 5000)
      await route.continue()
    })
    const logins = sealedFor(page, site, login)
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Celular' }).click()
    const dialog = page.getByRole('dialog', { name: 'Entrar' })
    await dialog.getByLabel('Celular com DDD').fill('11987650001')
    await dialog.getByRole('button', { name: 'Enviar código' }).click()
    await expect(dialog.getByRole('button', { name: 'Reenviar em 60 s' })).toBeDisabled()
    await page.clock.fastForward(59_000)
    await expect(dialog.getByRole('button', { name: 'Reenviar em 1 s' })).toBeDisabled()
    await page.clock.fastForward(1000)
    await expect(dialog.getByRole('button', { name: 'Enviar código' })).toBeEnabled()
    await page.clock.resume()
    await dialog.getByLabel('Código recebido').fill('000000')
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(dialog.getByText('O código não confere. Confira os números.')).toBeVisible()
    await dialog.getByLabel('Código recebido').fill('123456')
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(header(page, 'Elis')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await logins()).toEqual([{ type: 'firebase', idToken: expect.any(String) }])
    await expectNothingSecret(page, site)
    await page.close()
  })

  test('its word confirms the number of a registration [REG-09]', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.url })
    const registrations = sealedFor(page, site, registerMobile)
    await page.goto('/register')
    await page.getByRole('tab', { name: 'Com celular' }).click()
    const dialog = page.getByRole('dialog', { name: 'Criar conta' })
    await dialog.getByLabel('Celular com DDD').fill('11955551111')
    await dialog.getByRole('button', { name: 'Enviar código' }).click()
    await expect(dialog.getByRole('button', { name: /^Reenviar/ })).toBeVisible()
    await dialog.getByLabel('Código recebido').fill('123456')
    await dialog.getByLabel('Senha', { exact: true }).fill('segredo123')
    await dialog.getByLabel('Repita a senha').fill('segredo123')
    await dialog.getByText('Tenho 18 anos ou mais').click()
    await dialog.getByRole('button', { name: 'Criar conta' }).click()
    await expect(page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' })).toBeVisible()
    const [member] = await site.sql<{ verified: boolean }>(
      `select mobile_verified_at is not null as verified from member.members where mobile = '+5511955551111'`,
    )
    expect(member).toEqual({ verified: true })
    const [sent] = await registrations()
    expect(sent).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: expect.stringMatching(/^eyJ/) })
    expect(sent).not.toHaveProperty('verificationCode')
    await expectNothingSecret(page, site)
    await page.close()
  })
})
