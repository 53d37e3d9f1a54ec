import type { Page } from '@playwright/test'
import { login } from '@tucano/contract/session'
import { newMember } from './support/member.ts'
import { sentCode } from './support/puzzle.ts'
import { sealedFor } from './support/sealed.ts'
import { expectNothingSecret } from './support/secrets.ts'
import { type Site, type Wishes, expect, test } from './support/site.ts'

interface Call {
  method: 'POST' | 'PUT'
  path: string
  data: object
}

/** The code that a call answers with. */
async function asks(page: Page, siteUrl: string, { method, path, data }: Call): Promise<string> {
  const response = await page.request.fetch(`${siteUrl}${path}`, { method, data })
  return ((await response.json()) as { errorCode?: string }).errorCode ?? 'success'
}

/** With the flag on, `shown` is what the page has and the call goes through to its own answer; off, neither. */
interface Flag {
  flag: string
  look: (page: Page) => Promise<ReturnType<Page['locator']>>
  call?: Call & { open: string }
}

const mobileTab = async (page: Page): Promise<void> => {
  await page.goto('/register')
  await page.getByRole('tab', { name: 'Com celular' }).click()
}

const flags: Flag[] = [
  {
    flag: 'MOBILENUMREG3',
    look: async (page) => {
      await page.goto('/register')
      return page.getByRole('tab', { name: 'Com celular' })
    },
    call: { method: 'PUT', path: '/wps/member/register/mobile', data: { value: 'x' }, open: 'request.not.encrypted' },
  },
  {
    flag: 'REGMOBVERF3',
    look: async (page) => {
      await mobileTab(page)
      return page.getByRole('button', { name: 'Enviar código' })
    },
    call: {
      method: 'POST',
      path: '/wps/verification/sms/register',
      data: { mobileNo: '11912345678', countryDialingCode: '+55' },
      open: 'success',
    },
  },
  {
    flag: 'MOBILENUMPASSREG3',
    look: async (page) => {
      await mobileTab(page)
      return page.getByRole('dialog').getByLabel('Senha', { exact: true })
    },
  },
  {
    flag: 'USERNAMEREG3',
    look: async (page) => {
      await page.goto('/register')
      return page.getByRole('tab', { name: 'Com usuário' })
    },
    call: { method: 'PUT', path: '/wps/member/register', data: { value: 'x' }, open: 'request.not.encrypted' },
  },
  {
    flag: 'FREEPLAY3',
    look: async (page) => {
      await page.goto('/login')
      return page.getByRole('button', { name: 'Jogar em demonstração' })
    },
    call: {
      method: 'POST',
      path: '/wps/session/login/freeplay',
      data: { os: 'x', platform: 'W', random: 'r'.repeat(32), gatewayVersion: 3 },
      open: 'request.not.encrypted',
    },
  },
  {
    flag: 'MOBILEVERCODELOGIN3',
    look: async (page) => {
      await page.goto('/login')
      return page.getByRole('tab', { name: 'Celular' })
    },
    call: {
      method: 'POST',
      path: '/wps/verification/sms/noLogin',
      data: { mobileNum: '11912345678', countryDialingCode: '+55' },
      open: 'success',
    },
  },
  {
    flag: 'DIRECTREG3',
    look: async (page) => {
      await page.goto('/')
      return page.getByRole('banner').getByRole('button', { name: 'Criar conta' })
    },
  },
  {
    flag: 'CHNGPASSVERIF3',
    look: async (page) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
      return page.getByRole('dialog', { name: 'Recuperar a senha' }).getByRole('tab', { name: 'Celular' })
    },
    call: {
      method: 'POST',
      path: '/wps/verification/sms/password',
      data: { mobileNum: '11912345678', countryDialingCode: '+55' },
      open: 'success',
    },
  },
]

/** All flags of one kind at once: each site then serves many tests. */
const all = (enabled: boolean, except: string[] = []): Wishes => ({
  flags: {
    PWDEXPFORCECHANGE3: enabled,
    ...Object.fromEntries(flags.filter(({ flag }) => !except.includes(flag)).map(({ flag }) => [flag, enabled])),
  },
})

const find = (name: string): Flag => {
  const found = flags.find(({ flag }) => flag === name)
  if (!found) throw new Error(`no flag ${name} here`)
  return found
}

const opens =
  (name: string) =>
  async ({ page, site }: { page: Page; site: Site }): Promise<void> => {
    const { look, call } = find(name)
    await expect(await look(page)).toBeVisible()
    expect(call ? await asks(page, site.url, call) : undefined).toBe(call?.open)
  }

const closes =
  (name: string) =>
  async ({ page, site }: { page: Page; site: Site }): Promise<void> => {
    const { look, call } = find(name)
    const part = await look(page)
    await expect(page.getByRole(name === 'DIRECTREG3' ? 'main' : 'dialog').first()).toBeVisible()
    await expect(part).toHaveCount(0)
    expect(call ? await asks(page, site.url, call) : undefined).toBe(call && 'function.not.available')
  }

/** As if the member had not changed the password for three months. */
const letPasswordAge = (site: Site, account: string): Promise<object[]> =>
  site.sql(`update member.members set password_changed_at = now() - interval '91 days' where account = $1`, [account])

async function enter(page: Page, account: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(account)
  await dialog.getByLabel('Senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog).toHaveCount(0)
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Abrir o menu de Membro' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

const token = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('token'))

test.describe('with every flag on', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ wishes: all(true) })
  test('MOBILENUMREG3 opens its part of the page and its call [PER-15]', opens('MOBILENUMREG3'))
  test('REGMOBVERF3 opens its part of the page and its call [PER-16]', opens('REGMOBVERF3'))
  test('MOBILENUMPASSREG3 opens its part of the page and its call [PER-17]', opens('MOBILENUMPASSREG3'))
  test('USERNAMEREG3 opens its part of the page and its call [PER-18]', opens('USERNAMEREG3'))
  test('FREEPLAY3 opens its part of the page and its call [PER-19]', opens('FREEPLAY3'))
  test('MOBILEVERCODELOGIN3 opens its part of the page and its call [PER-21]', opens('MOBILEVERCODELOGIN3'))
  test('DIRECTREG3 opens its part of the page and its call [PER-22]', opens('DIRECTREG3'))
  test('CHNGPASSVERIF3 opens its part of the page and its call [PER-23]', opens('CHNGPASSVERIF3'))

  test('PWDEXPFORCECHANGE3: an old password has to be changed first, though not after a login by code; then the member is signed in again, with what is new [PER-20] [LGN-12] [LGN-16] [PWD-01] [PWD-02] [PWD-03] [PWD-04] [PWD-05] [PWD-06] [PWD-07]', async ({
    page,
    site,
  }) => {
    const account = await newMember(site)
    await site.sql(`update member.members set mobile = '+5511955550002', mobile_verified_at = now() where account = $1`, [account])
    await letPasswordAge(site, account)
    const logins = sealedFor(page, site, login)
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Celular' }).click()
    await page.getByRole('dialog').getByLabel('Celular com DDD').fill('11955550002')
    await page.getByRole('button', { name: 'Enviar código' }).click()
    await expect(page.getByRole('button', { name: /^Reenviar/ })).toBeVisible()
    const verificationCode = await sentCode(site, '+5511955550002')
    await page.getByLabel('Código recebido').fill(verificationCode)
    await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click()
    await expectSignedIn(page)

    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/promotions')
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
    await enter(page, account, 'tucano2026')
    const change = page.getByRole('dialog', { name: 'Trocar a senha' })
    const save = page.getByRole('button', { name: 'Salvar nova senha' })
    const rule = change.getByRole('alert').getByText('De 8 a 20 caracteres, com uma letra e um número.')
    await expect(change.getByLabel('Senha atual'), 'is held from the login').toHaveCount(0)
    const before = await token(page)
    await save.click()
    await expect(rule).toBeVisible()
    await expect(change.getByText('As duas senhas não são iguais.')).toBeVisible()
    await change.getByLabel('Nova senha', { exact: true }).fill('somenteletras')
    await expect(rule).toBeVisible()
    await change.getByLabel('Nova senha', { exact: true }).fill('floresta77')
    await expect(rule).toHaveCount(0)
    await change.getByLabel('Repita a nova senha').fill('floresta78')
    await save.click()
    await expect(change.getByText('As duas senhas não são iguais.')).toBeVisible()
    await change.getByLabel('Repita a nova senha').fill('floresta77')
    await save.click()
    await expectSignedIn(page)
    await expect(page).toHaveURL(/\/$/)
    expect(await token(page), 'a session of its own').not.toBe(before)
    expect(await logins()).toEqual([
      { type: 'sms', mobileNum: '11955550002', countryDialingCode: '+55', verificationCode },
      { type: 'username', username: account, password: 'tucano2026' },
      { type: 'username', username: account, password: 'floresta77' },
    ])
    await expectNothingSecret(page, site)
  })

  test('a page that is loaded again before the change holds no password: it asks for the old one, and knows whom to sign in [MOD-08] [PWD-01] [PWD-06] [PWD-07]', async ({
    page,
    site,
  }) => {
    const account = await newMember(site)
    await letPasswordAge(site, account)
    const logins = sealedFor(page, site, login)
    await page.goto('/login')
    await enter(page, account, 'tucano2026')
    await expect(page.getByRole('dialog', { name: 'Trocar a senha' })).toBeVisible()
    await page.goto('/help')
    const forced = page.locator('[data-modal="forcePassModal"]').getByRole('dialog', { name: 'Troca de senha obrigatória' })
    const save = forced.getByRole('button', { name: 'Salvar nova senha' })
    await forced.getByLabel('Nova senha', { exact: true }).fill('outrasenha1')
    await forced.getByLabel('Repita a nova senha').fill('outrasenha1')
    await save.click()
    await expect(forced.getByText('Preencha este campo.')).toBeVisible()
    await forced.getByLabel('Senha atual').fill('tucano2026')
    await save.click()
    await expectSignedIn(page)
    await expect(page).toHaveURL(/\/$/)
    expect(await logins()).toEqual(['tucano2026', 'outrasenha1'].map((password) => ({ type: 'username', username: account, password })))
    await expectNothingSecret(page, site)
  })
})

test.describe('with every flag off', () => {
  test.describe.configure({ mode: 'default' })
  // The way to some parts leads through others, which stay open.
  test.use({ wishes: all(false, ['MOBILENUMREG3']) })
  test('REGMOBVERF3 closes its part of the page and its call [PER-16]', closes('REGMOBVERF3'))
  test('MOBILENUMPASSREG3 closes its part of the page and its call [PER-17]', closes('MOBILENUMPASSREG3'))
  test('USERNAMEREG3 closes its part of the page and its call [PER-18]', closes('USERNAMEREG3'))
  test('FREEPLAY3 closes its part of the page and its call [PER-19]', closes('FREEPLAY3'))
  test('MOBILEVERCODELOGIN3 closes its part of the page and its call [PER-21]', closes('MOBILEVERCODELOGIN3'))
  test('DIRECTREG3 closes its part of the page and its call [PER-22]', closes('DIRECTREG3'))
  test('CHNGPASSVERIF3 closes its part of the page and its call [PER-23]', closes('CHNGPASSVERIF3'))

  test('PWDEXPFORCECHANGE3: an old password does not have to be changed [PER-20] [LGN-12]', async ({ page, site }) => {
    const account = await newMember(site)
    await letPasswordAge(site, account)
    await page.goto('/login')
    await enter(page, account, 'tucano2026')
    await expectSignedIn(page)
  })
})

test.describe('without the mobile ways', () => {
  test.use({ wishes: { flags: { MOBILEVERCODELOGIN3: false, MOBILENUMREG3: false } } })
  test('their tabs and the call of the registration are closed [PER-15] [MOD-12] [MOD-13]', async ({ page, site }) => {
    await page.goto('/login')
    await expect(page.getByRole('tab')).toHaveText(['Usuário'])
    await page.goto('/register')
    await expect(page.getByRole('tab')).toHaveText(['Com usuário'])
    expect(await asks(page, site.url, { method: 'PUT', path: '/wps/member/register/mobile', data: { value: 'x' } })).toBe(
      'function.not.available',
    )
  })
})
