import { login, logout, startFreePlay } from '@tucano/contract/session'
import { newMember, openAs, openMemberCentre } from './support/member.ts'
import { bodiesOf, openSealed, sealedFor } from './support/sealed.ts'
import { expectNothingSecret } from './support/secrets.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const RECORDS = ['Sacar', 'Extrato', 'Histórico de apostas']
const MEMBER = ['Central do membro', ...RECORDS, 'Jogo responsável', 'Sair']
const AGENT = ['Central do membro', 'Central do agente', ...RECORDS, 'Jogo responsável', 'Sair']

test.afterEach(({ page, site }) => expectNothingSecret(page, site))

test('a member signs in, stays signed in after a reload, and signs out after being asked; nothing of an agent is left for whoever comes next [LGN-08] [LGN-10] [LGN-13] [LGN-23] [LGN-24] [LGN-25] [LGN-26]', async ({
  page,
}) => {
  await page.goto('/promotions')
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await signIn(page, 'davi')
  expect(await page.evaluate(() => [sessionStorage.getItem('token')?.length, sessionStorage.getItem('nickname')])).toEqual([43, 'Davi'])
  await page.reload()
  const calls: string[] = []
  page.on('request', (request) => void (request.url().endsWith(logout.path) && calls.push(request.method())))
  await page.getByRole('button', { name: 'Abrir o menu de Davi' }).click()
  await expect(page.getByRole('menuitem', { name: 'Central do agente' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  const ask = page.getByRole('dialog', { name: 'Sair da conta?' })
  await ask.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Abrir o menu de Davi' })).toBeVisible()
  await page.getByRole('button', { name: 'Abrir o menu de Davi' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  expect(calls, 'not before the question is answered').toEqual([])
  await ask.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'index_notice'))
  expect(kept.toSorted()).toEqual(['merchant', 'merchantCode', 'platform'])
  expect(calls).toEqual(['DELETE'])
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await signIn(page, 'bruno')
  await page.getByRole('button', { name: 'Abrir o menu de Bruno' }).click()
  await expect(page.getByRole('menuitem', { name: 'Central do membro' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Central do agente' })).toHaveCount(0)
})

test('user name and password have to be there, and are trimmed; a wrong password is told, and nothing is kept [LGN-01] [LGN-02]', async ({
  page,
  site,
}) => {
  const logins = sealedFor(page, site, login)
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog.getByText('Preencha este campo.')).toHaveCount(2)
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill('   ')
  await dialog.getByLabel('Senha', { exact: true }).fill('   ')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog.getByText('Preencha este campo.')).toHaveCount(2)
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(' ana ')
  await dialog.getByLabel('Senha', { exact: true }).fill(' errada123 ')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog.getByText('Usuário ou senha não conferem.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  expect(await logins()).toEqual([{ type: 'username', username: 'ana', password: 'errada123' }])
})

test(
  'a login elsewhere ends this session; this page says so, alone and on top, and leads to another password',
  inWhole,
  async ({ page, browser, site }) => {
    // In the middle of something: a game, and a window over it.
    await openAs(page, site, 'carla', '/game?vendor=ARA&type=RNG&code=sete-da-sorte')
    await expect(page.getByRole('heading', { level: 1, name: 'Sete da Sorte' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
    const other = await browser.newPage({ baseURL: site.url })
    await other.goto('/login')
    await signIn(other, 'carla')
    const told = page.getByRole('alertdialog')
    await expect(told).toContainText('Sua conta entrou em outro aparelho. Esta sessão terminou.')
    expect(await page.locator('dialog[open]').count()).toBe(1)
    await expect(told.getByRole('button', { name: 'Fui eu', exact: true })).toBeVisible()
    await told.getByRole('button', { name: 'Não fui eu' }).click()
    const door = page.getByRole('dialog', { name: 'Entrar' })
    await expect(door).toContainText('a outra sessão é encerrada na hora')
    await door.getByRole('textbox', { name: 'Usuário' }).fill('carla')
    await door.getByLabel('Senha', { exact: true }).fill('tucano2026')
    await door.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Trocar a senha' })).toBeVisible()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Fui eu', exact: true }).click()
    await expect(other.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
    await other.close()
  },
)

test('who registers is signed in and at the start, where the first message waits [REG-03] [REG-04] [REG-15] [MEM-11]', async ({ page }) => {
  await page.goto('/register')
  const dialog = page.getByRole('dialog', { name: 'Criar conta' })
  await dialog.getByText('Tenho 18 anos ou mais').click()
  await dialog.getByRole('button', { name: 'Criar conta' }).click()
  for (const field of [
    dialog.getByRole('textbox', { name: 'Usuário' }),
    dialog.getByLabel('Senha', { exact: true }),
    dialog.getByLabel('Repita a senha'),
  ])
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(3)
  await dialog.getByText('Tenho 18 anos ou mais').click()
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
  await page.getByRole('dialog', { name: 'Bem-vindo ao Tucano' }).getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByRole('button', { name: /^Abrir o menu de nova/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await openMemberCentre(page)
  const inbox = page.locator('[data-entry="messageV2"]')
  await expect(inbox).toHaveText('Mensagens11 não lidas')
  await inbox.click()
  await page.locator('[data-message]').getByRole('button').click()
  await expect(page.locator('[data-reading]')).toBeVisible()
  await expect(inbox).toHaveText('Mensagens')
})

test('free play opens a trial account at the start, which has no member centre; its call carries a random string that only the server can read [LGN-19] [API-12] [PER-04] [PER-12]', async ({
  page,
  site,
}) => {
  const bodies = bodiesOf(page, startFreePlay)
  await page.goto('/login')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await page.getByRole('button', { name: 'Jogar em demonstração' }).click()
  await page.getByRole('button', { name: 'Abrir o menu de Demonstração' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Jogo responsável', 'Sair'])
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Jogar em demonstração' }).click()
  await expect(page.getByRole('button', { name: /^Abrir o menu de Demonstração/ })).toBeVisible()
  const os = await page.evaluate(() => navigator.platform)
  expect(bodies).toEqual(
    [1, 2].map(() => ({ os, platform: 'W', random: expect.stringMatching(/^[\w-]+\.[\w-]*(\.[\w-]+){3}$/), gatewayVersion: 3 })),
  )
  const [first, second] = await Promise.all(bodies.map(({ random }) => openSealed(site, String(random))))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
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
  const told = page.getByRole('status').getByText(/^Último acesso em \d\d\/\d\d\/\d{4} \d\d:\d\d/)
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

  test('opens the login for a visitor, is refused to a trial account, and open to a member [MOD-09] [PER-05] [PER-07] [PER-08] [PER-09]', async ({
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
