import type { Page } from '@playwright/test'
import { login } from '@tucano/contract/session'
import { newMember } from './support/member.ts'
import { sentCode } from './support/puzzle.ts'
import { sealedFor } from './support/sealed.ts'
import { expectNothingSecret } from './support/secrets.ts'
import { type Site, type Wishes, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

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

/** Loads a page, unless it is the one that is open. */
const at = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname !== path) await page.goto(path)
}

const mobileTab = async (page: Page): Promise<void> => {
  await at(page, '/register')
  await page.getByRole('tab', { name: 'Com celular' }).click()
}

/** In an order in which those of one page follow each other, and what leads on comes last. */
const flags: Flag[] = [
  {
    flag: 'MOBILENUMREG3',
    look: async (page) => {
      await at(page, '/register')
      return page.getByRole('tab', { name: 'Com celular' })
    },
    call: { method: 'PUT', path: '/wps/member/register/mobile', data: { value: 'x' }, open: 'request.not.encrypted' },
  },
  {
    flag: 'USERNAMEREG3',
    look: async (page) => {
      await at(page, '/register')
      return page.getByRole('tab', { name: 'Com usuário' })
    },
    call: { method: 'PUT', path: '/wps/member/register', data: { value: 'x' }, open: 'request.not.encrypted' },
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
    flag: 'FREEPLAY3',
    look: async (page) => {
      await at(page, '/login')
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
      await at(page, '/login')
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
    flag: 'CHNGPASSVERIF3',
    look: async (page) => {
      await at(page, '/login')
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
  {
    flag: 'DIRECTREG3',
    look: async (page) => {
      await at(page, '/')
      return page.getByRole('banner').getByRole('button', { name: 'Criar conta' })
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

async function opens(page: Page, site: Site, { look, call }: Flag): Promise<void> {
  await expect(await look(page)).toBeVisible()
  expect(call ? await asks(page, site.url, call) : undefined).toBe(call?.open)
}

async function closes(page: Page, site: Site, { flag, look, call }: Flag): Promise<void> {
  const part = await look(page)
  await expect(page.getByRole(flag === 'DIRECTREG3' ? 'main' : 'dialog').first()).toBeVisible()
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
  test('each opens its part of the page and its call [PER-15] [PER-16] [PER-17] [PER-18] [PER-19] [PER-21] [PER-22] [PER-23]', async ({
    page,
    site,
  }) => {
    for (const flag of flags) await test.step(flag.flag, () => opens(page, site, flag))
  })

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
  const left = ['MOBILENUMREG3']
  test.use({ wishes: all(false, left) })
  test(
    'each closes its part of the page and its call [PER-16] [PER-17] [PER-18] [PER-19] [PER-21] [PER-22] [PER-23]',
    inWhole,
    async ({ page, site }) => {
      for (const flag of flags) if (!left.includes(flag.flag)) await test.step(flag.flag, () => closes(page, site, flag))
    },
  )

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
