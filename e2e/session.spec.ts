import { expectNothingSecret } from './support/secrets.ts'
import { newMember, openAs } from './support/member.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/site.ts'

const RECORDS = ['Sacar', 'Extrato', 'Histórico de apostas']
const MEMBER = ['Central do membro', ...RECORDS, 'Jogo responsável', 'Sair']
const AGENT = ['Central do membro', 'Central do agente', ...RECORDS, 'Jogo responsável', 'Sair']

test.afterEach(({ page, site }) => expectNothingSecret(page, site))

test('a member signs in, stays signed in after a reload, and signs out after being asked [LGN-08] [LGN-10] [LGN-13] [LGN-23] [LGN-24] [LGN-25] [LGN-26] [LGN-27]', async ({
  page,
}) => {
  await page.goto('/promotions')
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await signIn(page, 'davi')
  expect(await page.evaluate(() => [sessionStorage.getItem('token')?.length, sessionStorage.getItem('nickname')])).toEqual([43, 'Davi'])
  await page.reload()
  await page.getByRole('button', { name: 'Abrir o menu de Davi' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  const ask = page.getByRole('dialog', { name: 'Sair da conta?' })
  await ask.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Abrir o menu de Davi' })).toBeVisible()
  await page.getByRole('button', { name: 'Abrir o menu de Davi' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await ask.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'index_notice'))
  expect(kept.toSorted()).toEqual(['merchant', 'merchantCode', 'platform'])
})

test('a wrong password is told, and nothing is kept', async ({ page }) => {
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog.getByText('Preencha este campo.')).toHaveCount(2)
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await dialog.getByLabel('Senha', { exact: true }).fill('errada123')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog.getByText('Usuário ou senha não conferem.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test('a login elsewhere ends this session, and this page says why', async ({ page, browser, site }) => {
  await page.goto('/login')
  await signIn(page, 'carla')
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  const other = await browser.newPage({ baseURL: site.url })
  await other.goto('/login')
  await signIn(other, 'carla')
  await expect(page.getByText('Sua conta entrou em outro aparelho. Esta sessão terminou.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Abrir o menu de Carla' })).toBeVisible()
  await other.close()
})

test('who registers is signed in and at the start [REG-03] [REG-04] [REG-15]', async ({ page }) => {
  await page.goto('/register')
  const dialog = page.getByRole('dialog', { name: 'Criar conta' })
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill('x')
  await dialog.getByLabel('Senha', { exact: true }).fill('segredo123')
  await dialog.getByLabel('Repita a senha').fill('segredo124')
  await dialog.getByRole('button', { name: 'Criar conta' }).click()
  await expect(dialog.getByText('De 4 a 15 letras e números, começando por letra.')).toBeVisible()
  await expect(dialog.getByText('As duas senhas não são iguais.')).toBeVisible()
  await expect(dialog.getByText('Para criar a conta, confirme a idade e aceite os termos.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(`nova${Date.now() % 1e7}`)
  await dialog.getByLabel('Repita a senha').fill('segredo123')
  await dialog.getByText('Tenho 18 anos ou mais').click()
  await dialog.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' })).toBeVisible()
  await page.getByRole('button', { name: 'Começar' }).click()
  await expect(page.getByRole('button', { name: /^Abrir o menu de nova/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('free play opens a trial account at the start, which has no member centre [LGN-19] [PER-04] [PER-12]', async ({ page }) => {
  await page.goto('/login')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await page.getByRole('button', { name: 'Jogar em demonstração' }).click()
  await page.getByRole('button', { name: 'Abrir o menu de Demonstração, 4 novidades' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([/^Promoções/, 'Jogo responsável', 'Sair'])
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4')
})

test('after a login one is told of the visit before it; while a password has to be changed the login is not complete [LGN-14]', async ({
  page,
  site,
}) => {
  const account = await newMember(site)
  await site.sql(
    `insert into session.attempts (account, member_id, ip, country, device, way, outcome, at)
     select account, id, '203.0.113.9', 'BR', 'Firefox · Windows', 'username', outcome, now() - age
     from member.members, (values ('in', interval '2 days'), ('wrong', interval '1 day')) seen (outcome, age) where account = $1`,
    [account],
  )
  await site.sql('update member.members set password_default = true where account = $1', [account])
  const told = page.getByRole('status').getByText(/^Último acesso em \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(account)
  await dialog.getByLabel('Senha', { exact: true }).fill('tucano2026')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  const change = page.getByRole('dialog', { name: 'Trocar a senha' })
  await expect(change).toBeVisible()
  await expect(told).toHaveCount(0)
  await site.sql('update member.members set password_default = false where account = $1', [account])
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await signIn(page, account)
  await expect(told).toBeVisible()
})

test('a visitor browses and is offered a login, an account and free play; members and agents find their centres [PER-02] [PER-10] [PER-13]', async ({
  page,
  site,
}) => {
  for (const path of ['/', '/promotions', '/help']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Criar conta' })).toBeVisible()
  }
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Jogar em demonstração' })).toBeVisible()
  const account = await newMember(site)
  await page.evaluate(() => sessionStorage.clear())
  // Its promotions are seen, and no news are in the menu.
  await openAs(page, site, account, '/promotions')
  await expect(page.getByRole('button', { name: 'Abrir o menu de Membro', exact: true })).toBeVisible()
  for (const [type, entries] of Object.entries({ 0: MEMBER, 1: AGENT, 2: AGENT, 41: AGENT, 42: AGENT })) {
    await site.sql('update member.members set type = $2 where account = $1', [account, type])
    await page.reload()
    await page.getByRole('button', { name: /^Abrir o menu de/ }).click()
    await expect(page.getByRole('menuitem')).toHaveText(entries)
  }
})

test.describe('what needs an account', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens the login for a visitor, is refused to a trial account, and open to a member [PER-05] [PER-07] [PER-08] [PER-09]', async ({
    page,
  }) => {
    await page.goto('/')
    const mine = page.getByRole('navigation', { name: 'Atalhos' }).getByRole('button', { name: 'Depositar' })
    await mine.click()
    const login = page.getByRole('dialog', { name: 'Entrar' })
    await login.getByRole('button', { name: 'Jogar em demonstração' }).click()
    await expect(login).toHaveCount(0)
    await mine.click()
    const warning = page.getByRole('alertdialog')
    await expect(warning.getByText('Para isso, crie uma conta real.')).toBeVisible()
    await warning.getByRole('button', { name: 'Entendi' }).click()
    await expect(warning).toHaveCount(0)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/login')
    await signIn(page, 'carla')
    await mine.click()
    await expect(page.getByRole('dialog', { name: 'Central do membro' })).toBeVisible()
  })
})
