import type { Page } from '@playwright/test'
import { freePort } from '@tucano/database'
import { type IdentityService, identityEnvironment, openIdentityService } from '../server/src/testing/identity-service.ts'
import { drag, pressKeys, sentCode } from './support/puzzle.ts'
import { expectNothingSecret } from './support/secrets.ts'
import { signIn } from './support/sign-in.ts'
import { type Site, expect, openSite, test } from './support/site.ts'

const header = (page: Page, name: string) => page.getByRole('button', { name: `Abrir o menu de ${name}` })

/** Types into the login that is open and presses its button. */
async function enter(page: Page, username: string, password = 'tucano2026'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(username)
  await dialog.getByLabel('Senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test.describe('the puzzle', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ wishes: { flags: { GEETEST3: true } } })
  test.afterEach(({ page, site }) => expectNothingSecret(page, site))

  test('is solved by dragging its piece; a miss says so and closing it asks for nothing more', async ({ page, site }) => {
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

  test('is solved by the arrow keys', async ({ page, site }) => {
    await page.goto('/login')
    await enter(page, 'carla')
    await pressKeys(page, site)
    await expect(header(page, 'Carla')).toBeVisible()
  })

  test('stands between the invitation and the account at a registration [REG-01] [REG-07]', async ({ page, site }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/affiliate|captcha|register$/.test(pathname) && pathname.startsWith('/wps')) calls.push(`${request.method()} ${pathname}`)
    })
    await page.goto('/register')
    const dialog = page.getByRole('dialog', { name: 'Criar conta' })
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill('emordem')
    await dialog.getByLabel('Senha', { exact: true }).fill('segredo123')
    await dialog.getByLabel('Repita a senha').fill('segredo123')
    await dialog.getByRole('textbox', { name: 'Código de convite' }).fill('CARLA2026')
    await dialog.getByRole('button', { name: 'Criar conta' }).click()
    await expect(dialog.getByText('Para criar a conta, confirme a idade')).toBeVisible()
    expect(calls, 'nothing is asked before the form is right').toEqual([])
    await dialog.getByText('Tenho 18 anos ou mais').click()
    await dialog.getByRole('button', { name: 'Criar conta' }).click()
    await drag(page, site)
    await expect(page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' })).toBeVisible()
    expect(calls).toEqual(['GET /wps/agent/affiliate', 'GET /wps/captcha/slider', 'POST /wps/captcha/slider', 'PUT /wps/member/register'])
  })

  test('is replaced by a sum of the browser for whoever cannot see it', async ({ page }) => {
    await page.goto('/login')
    await enter(page, 'davi')
    await page.getByRole('button', { name: 'Não consigo ver' }).click()
    await expect(page.getByText('fazendo uma conta')).toBeVisible()
    await expect(header(page, 'Davi')).toBeVisible({ timeout: 45_000 })
  })
})

test.describe('login', () => {
  test.afterEach(({ page, site }) => expectNothingSecret(page, site))

  test('after three wrong passwords a picture appears, changes on a click at most once a second, and its text lets in [LGN-15] [VER-01] [VER-02]', async ({
    page,
    site,
  }) => {
    await page.goto('/login')
    const dialog = page.getByRole('dialog', { name: 'Entrar' })
    for (let n = 0; n < 3; n++) {
      await enter(page, 'carla', `errada${n}12`)
      await expect(dialog.getByText('Usuário ou senha não conferem.')).toBeVisible()
    }
    const picture = dialog.getByRole('button', { name: /^Imagem com 5/ })
    const shown = () => picture.locator('img').getAttribute('src')
    await expect(picture.locator('img')).toBeVisible()
    const first = await shown()
    const asked: string[] = []
    page.on('request', (request) => void (new URL(request.url()).pathname === '/wps/captcha' && asked.push(request.url())))
    await page.waitForTimeout(1100)
    // All at once: of so many, one brings a picture.
    await picture.evaluate((button) => {
      for (let n = 0; n < 6; n++) (button as HTMLElement).click()
    })
    await expect.poll(shown).not.toBe(first)
    expect(asked).toHaveLength(1)
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

  test('by a code: the button checks the number, counts down and sends once a second at most [LGN-04] [LGN-05] [LGN-20] [VER-03] [VER-04] [VER-06] [VER-07] [VER-08] [VER-09] [VER-10]', async ({
    page,
    site,
  }) => {
    await site.sql(`update member.members set mobile = '+5511955550001', mobile_verified_at = now() where account = 'ana'`)
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Celular' }).click()
    const dialog = page.getByRole('dialog', { name: 'Entrar' })
    await expect(dialog.locator('img[src$="/flags/br.svg"]')).toBeVisible()
    await dialog.getByRole('button', { name: 'Enviar código' }).click()
    await expect(dialog.getByText('Preencha este campo.')).toBeVisible()
    await dialog.getByLabel('Celular com DDD').fill('11 95555-0001')
    const sent: string[] = []
    page.on('request', (request) => void (request.url().includes('/sms/noLogin') && sent.push(request.url())))
    // All at once: of so many, one sends a code.
    await dialog.getByRole('button', { name: 'Enviar código' }).evaluate((button) => {
      for (let n = 0; n < 6; n++) (button as HTMLElement).click()
    })
    const counting = dialog.getByRole('button', { name: /^Reenviar em \d+ s$/ })
    await expect(counting).toBeDisabled()
    expect(Number(/\d+/.exec((await counting.textContent()) ?? '')?.[0])).toBeGreaterThan(50)
    await counting.click({ force: true })
    expect(sent).toHaveLength(1)
    await expect(dialog.getByLabel('Código recebido')).toHaveAttribute('maxlength', '255')
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(dialog.getByText('Preencha este campo.')).toBeVisible()
    await dialog.getByLabel('Código recebido').fill(await sentCode(site, '+5511955550001'))
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(header(page, 'Ana')).toBeVisible()
    await site.sql(`update member.members set mobile = null, mobile_verified_at = null where account = 'ana'`)
  })

  test('from a new browser a second proof is asked for, by whichever way the member has [ERR-24] [ERR-25]', async ({ page, site }) => {
    await site.sql(
      `update member.members set payee_name = 'Elis Alves', authenticator = '\\x00', authenticator_since = now() where account = 'elis'`,
    )
    await page.goto('/login')
    await enter(page, 'elis')
    const second = page.getByRole('dialog', { name: 'Confirme que é você' })
    await expect(second.getByRole('tab')).toHaveText(['Autenticador', 'Celular', 'E-mail'])
    await second.getByRole('tab', { name: 'Celular' }).click()
    await expect(second.getByText('+55 ****0001')).toBeVisible()
    await second.getByRole('tab', { name: 'E-mail' }).click()
    await second.getByRole('button', { name: 'Enviar código' }).click()
    await expect(second.getByRole('button', { name: /^Reenviar/ })).toBeVisible()
    await second.getByLabel('Código recebido').fill('000000x')
    await second.getByRole('button', { name: 'Confirmar e entrar' }).click()
    await expect(second.getByText('O código não confere.')).toBeVisible()
    await second.getByLabel('Código recebido').fill(await sentCode(site, 'elis@tucano.example'))
    await second.getByRole('button', { name: 'Confirmar e entrar' }).click()
    await expect(header(page, 'Elis')).toBeVisible()
    const device = (await page.context().cookies()).find(({ name }) => name === 'device')
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    // The name is asked for where there is nothing stronger.
    await site.sql(
      `update member.members set authenticator = null, authenticator_since = null, mobile_verified_at = null, email_verified_at = null where account = 'elis'`,
    )
    await page.context().clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/login')
    await enter(page, 'elis')
    await second.getByLabel('Nome do titular').fill('elis alves')
    await second.getByRole('button', { name: 'Confirmar e entrar' }).click()
    await expect(header(page, 'Elis')).toBeVisible()
  })

  test('with the password that somebody else chose, a new one is asked for at once, without the old one [LGN-11] [LGN-16] [PWD-01] [PWD-02] [PWD-03] [PWD-04] [PWD-05] [PWD-06] [PWD-07]', async ({
    page,
    site,
  }) => {
    await site.sql(`update member.members set password_default = true where account = 'davi'`)
    await page.goto('/promotions')
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
    await enter(page, 'davi')
    const change = page.getByRole('dialog', { name: 'Trocar a senha' })
    await expect(change.getByLabel('Senha atual')).toHaveCount(0)
    await change.getByLabel('Nova senha', { exact: true }).fill('curta')
    await change.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(change.getByText('De 8 a 20 caracteres, com uma letra e um número.')).toBeVisible()
    await expect(change.getByText('As duas senhas não são iguais.')).toBeVisible()
    await change.getByLabel('Nova senha', { exact: true }).fill('floresta77')
    await change.getByLabel('Repita a nova senha').fill('floresta77')
    await change.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(change).toHaveCount(0)
    await expect(header(page, 'Davi')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await site.sql(
      `update member.members set password_hash = (select password_hash from member.members where account = 'carla') where account = 'davi'`,
    )
  })

  test('the first login is greeted [LGN-09]', async ({ page, site }) => {
    await site.sql(`update member.members set first_login_at = null where account = 'carla'`)
    await page.goto('/login')
    await enter(page, 'carla')
    await expect(page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' })).toBeVisible()
  })
})

test.describe('a forgotten password', () => {
  test.afterEach(({ page, site }) => expectNothingSecret(page, site))

  test('by e-mail: both fields are checked, and the link sets a new one, once [PWD-08] [PWD-09] [PWD-10]', async ({ page, site }) => {
    await site.sql(`update member.members set email = 'ana@tucano.example', email_verified_at = now() where account = 'ana'`)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recuperar a senha' })
    await expect(dialog.getByRole('tab')).toHaveText(['E-mail', 'Celular'])
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill('1')
    await dialog.getByRole('textbox', { name: 'E-mail da conta' }).fill('nope')
    await dialog.getByRole('button', { name: 'Enviar link' }).click()
    await expect(dialog.getByText('De 4 a 15 letras e números, começando por letra.')).toBeVisible()
    await expect(dialog.getByText('Digite um e-mail como nome@exemplo.com.')).toBeVisible()
    await site.sql(`update member.members set account = 'anaflora' where account = 'ana'`)
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill('anaflora')
    await dialog.getByRole('textbox', { name: 'E-mail da conta' }).fill('ana@tucano.example')
    await dialog.getByRole('button', { name: 'Enviar link' }).click()
    await expect(dialog.getByText('o link chega em alguns minutos')).toBeVisible()
    const [row] = await site.sql<{ body: string }>(
      `select body from platform.letters where recipient = 'ana@tucano.example' order by id desc limit 1`,
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
    await site.sql(
      `update member.members set account = 'ana', password_hash = (select password_hash from member.members where account = 'carla') where account = 'anaflora'`,
    )
  })

  test('by phone: a code and a new password, a confirmation, and the login opens [PWD-11] [PWD-12] [PWD-13] [PWD-14]', async ({
    page,
    site,
  }) => {
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
    await dialog.getByLabel('Celular com DDD').fill('11987650001')
    await dialog.getByRole('button', { name: 'Enviar código' }).click()
    await expect(dialog.getByRole('button', { name: /^Reenviar/ })).toBeVisible()
    await dialog.getByLabel('Código recebido').fill(await sentCode(site, '+5511987650001'))
    await dialog.getByLabel('Nova senha', { exact: true }).fill('pelofone12')
    await dialog.getByRole('button', { name: 'Salvar nova senha' }).click()
    await expect(page.getByText('Senha alterada.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
    await site.sql(
      `update member.members set password_hash = (select password_hash from member.members where account = 'carla') where account = 'elis'`,
    )
  })
})

test.describe('registration', () => {
  test.afterEach(({ page, site }) => expectNothingSecret(page, site))

  test('a bad invitation is told in a warning, and the account is not opened [REG-02] [REG-21]', async ({ page }) => {
    await page.goto('/register')
    const dialog = page.getByRole('dialog', { name: 'Criar conta' })
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill('convidado1')
    await dialog.getByLabel('Senha', { exact: true }).fill('segredo123')
    await dialog.getByLabel('Repita a senha').fill('segredo123')
    await dialog.getByRole('textbox', { name: 'Código de convite' }).fill('NADA99')
    await dialog.getByText('Tenho 18 anos ou mais').click()
    await dialog.getByRole('button', { name: 'Criar conta' }).click()
    const warning = page.getByRole('alertdialog')
    await expect(warning.getByText('Este código de convite não vale.')).toBeVisible()
    await warning.getByRole('button', { name: 'Confirmar' }).click()
    await dialog.getByRole('textbox', { name: 'Código de convite' }).fill('carla2026')
    await dialog.getByRole('button', { name: 'Criar conta' }).click()
    await expect(page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' })).toBeVisible()
  })

  test('fields are checked as they are left, required ones are marked, and the address is as the specification says [REG-12] [REG-13] [REG-14] [REG-20] [REG-05] [REG-06] [REG-08]', async ({
    page,
  }) => {
    await page.goto('/register')
    const dialog = page.getByRole('dialog', { name: 'Criar conta' })
    const username = dialog.getByRole('textbox', { name: 'Usuário' })
    await expect(username).toHaveAttribute('placeholder', '＊Usuário')
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('placeholder', 'E-mail')
    await username.fill('1x')
    await dialog.getByLabel('Senha', { exact: true }).fill('abc')
    await expect(dialog.getByText('De 4 a 15 letras e números, começando por letra.')).toBeVisible()
    await username.fill('flor2026')
    await expect(dialog.getByText('De 4 a 15 letras e números, começando por letra.')).toHaveCount(0)
    await dialog.getByLabel('Repita a senha').fill('abcd')
    await dialog.getByRole('textbox', { name: 'E-mail' }).focus()
    await expect(dialog.getByText('As duas senhas não são iguais.')).toBeVisible()
  })

  test('by mobile: the number is confirmed by its code before the account is opened', async ({ page, site }) => {
    await page.goto('/register')
    await page.getByRole('tab', { name: 'Com celular' }).click()
    const dialog = page.getByRole('dialog', { name: 'Criar conta' })
    await dialog.getByLabel('Celular com DDD').fill('11955559999')
    await dialog.getByRole('button', { name: 'Enviar código' }).click()
    await expect(dialog.getByRole('button', { name: /^Reenviar/ })).toBeVisible()
    await dialog.getByLabel('Código recebido').fill(await sentCode(site, '+5511955559999'))
    await dialog.getByLabel('Senha', { exact: true }).fill('segredo123')
    await dialog.getByLabel('Repita a senha').fill('segredo123')
    await dialog.getByText('Tenho 18 anos ou mais').click()
    await dialog.getByRole('button', { name: 'Criar conta' }).click()
    await expect(page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' })).toBeVisible()
  })
})

test.describe('with other services', () => {
  test.describe.configure({ mode: 'default' })
  let service: IdentityService
  let site: Site
  test.beforeAll(async () => {
    service = await openIdentityService()
    const port = await freePort()
    site = await openSite({ env: { ...identityEnvironment(service), PORT: String(port), PUBLIC_URL: `http://localhost:${port}` } })
  })
  test.afterAll(async () => {
    await site.stop()
    await service.close()
  })

  test('an account at one of them: its window opens, comes back, and the page is signed in [LGN-21] [LGN-22]', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.url })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Continuar com Facebook' }), 'is not configured').toHaveCount(0)
    await page.getByRole('button', { name: 'Continuar com Google' }).click()
    // Two windows have to be drawn on the way.
    await expect(page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Começar' }).click()
    await expect(header(page, 'Sol Social')).toBeVisible()
    await expectNothingSecret(page, site)
    await page.close()
  })

  test('the phone-auth service sends the code, counts down a minute, and its word lets in [VER-05]', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.url })
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Celular' }).click()
    const dialog = page.getByRole('dialog', { name: 'Entrar' })
    await dialog.getByLabel('Celular com DDD').fill('11987650001')
    await dialog.getByRole('button', { name: 'Enviar código' }).click()
    const counting = dialog.getByRole('button', { name: /^Reenviar em \d+ s$/ })
    await expect(counting).toBeDisabled()
    expect(Number(/\d+/.exec((await counting.textContent()) ?? '')?.[0])).toBeLessThanOrEqual(60)
    await dialog.getByLabel('Código recebido').fill('000000')
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(dialog.getByText('O código não confere. Confira os números.')).toBeVisible()
    await dialog.getByLabel('Código recebido').fill('123456')
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(header(page, 'Elis')).toBeVisible()
    await expectNothingSecret(page, site)
    await page.close()
  })

  test('its word confirms the number of a registration [REG-09]', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.url })
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
    await expectNothingSecret(page, site)
    await page.close()
  })
})
