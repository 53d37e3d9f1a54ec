import type { Page } from '@playwright/test'
import { expectClean } from './support/axe.ts'
import { newMember, openAs } from './support/member.ts'
import { sentCode } from './support/puzzle.ts'
import { readCode } from './support/qr.ts'
import { expectNothingSecret } from './support/secrets.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const PHONE = { width: 360, height: 780 }

const header = (page: Page) => page.getByRole('banner')
const form = (page: Page) => header(page).getByRole('form', { name: 'Entrar' })
const menu = (page: Page) => header(page).getByRole('button', { name: /^Abrir o menu de/ })

async function type(page: Page, username: string, password: string): Promise<void> {
  await form(page).getByRole('textbox', { name: 'Usuário' }).fill(username)
  await form(page).getByLabel('Senha', { exact: true }).fill(password)
  await form(page).getByRole('button', { name: 'Entrar' }).click()
}

test('the header signs a visitor in; beside the login it has a new account, the theme and codes of the apps [HDR-01] [HDR-03] [HDR-14] [HDR-15]', async ({
  page,
  site,
}) => {
  const account = await newMember(site, { nickname: 'Lia' })
  await page.goto('/promotions')
  const codes = header(page).getByRole('button', { name: 'Baixar o app' })
  await codes.click()
  for (const name of ['iOS', 'Android']) {
    const code = header(page).getByRole('img', { name: `${name}: Aponte a câmera para o código` })
    await expect(code).toHaveAttribute('width', '100')
    await expect(code).toHaveAttribute('height', '100')
    await expect(code).toHaveAttribute('data-margin', '10')
    await expect(code).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Escape')
  await expect(header(page).getByRole('dialog')).toHaveCount(0)
  await expect(codes).toBeFocused()
  await header(page).getByRole('button', { name: 'Usar o tema escuro' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await header(page).getByRole('button', { name: 'Usar o tema claro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await header(page).getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('dialog', { name: 'Criar conta' })).toBeVisible()
  await page.keyboard.press('Escape')
  await type(page, account, 'errada1')
  await expect(form(page).getByRole('alert')).toHaveText('Usuário ou senha não conferem.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await form(page).getByLabel('Senha', { exact: true }).fill('t')
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  await type(page, account, 'tucano2026')
  await expect(menu(page)).toHaveAccessibleName('Abrir o menu de Lia')
  await expect(form(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectNothingSecret(page, site)
})

test('where more is needed than fits into the header, the modal goes on with what was typed [HDR-02]', async ({ page, site }) => {
  const account = await newMember(site, { nickname: 'Rui' })
  await site.sql('update member.members set mobile = $2, mobile_verified_at = now() where account = $1', [account, '+5511987651234'])
  await page.goto('/promotions')
  const login = page.getByRole('dialog', { name: 'Entrar' })
  await form(page).getByRole('textbox', { name: 'Usuário' }).fill(account)
  await form(page).getByRole('button', { name: 'Entrar' }).click()
  await expect(login.getByRole('textbox', { name: 'Usuário' })).toHaveValue(account)
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)
  const alert = form(page).getByRole('alert')
  for (const wrong of ['errada1', 'errada2']) {
    await type(page, account, wrong)
    await expect(alert).toHaveText('Usuário ou senha não conferem.')
  }
  const picture = login.getByRole('button', { name: /Clique para trocar|imagem/i })
  // The third wrong one asks for the picture, and a right one after it has to wait for the picture too.
  for (const [typed, kept, told] of [
    ['errada3', '', /não conferem/],
    ['tucano2026', 'tucano2026', /imagem/],
  ] as const) {
    await type(page, account, typed)
    await expect(picture).toBeVisible()
    await expect(login.getByRole('textbox', { name: 'Usuário' })).toHaveValue(account)
    await expect(login.getByLabel('Senha', { exact: true })).toHaveValue(kept)
    await expect(login.getByRole('alert')).toHaveText(told)
    await page.keyboard.press('Escape')
    await expect(login).toHaveCount(0)
    await expect(form(page).getByLabel('Senha', { exact: true })).toHaveValue('')
  }
  const ways = header(page).getByRole('combobox', { name: 'Formas de entrar' })
  await expect(ways.getByRole('option')).toHaveText(['Usuário', 'Celular'])
  await ways.selectOption('Celular')
  await form(page).getByRole('textbox', { name: 'Celular com DDD' }).fill('11 98765-1234')
  await form(page).getByRole('button', { name: 'Enviar código' }).click()
  await expect(login.getByRole('textbox', { name: 'Celular com DDD' })).toHaveValue('11 98765-1234')
  await expect(login.getByRole('button', { name: /^Reenviar em/ })).toBeVisible()
  await login.getByLabel('Código recebido').fill(await sentCode(site, '+5511987651234'))
  await login.getByRole('button', { name: 'Entrar' }).click()
  await expect(menu(page)).toHaveAccessibleName('Abrir o menu de Rui')
  await expectNothingSecret(page, site)
})

test('a member finds deposit, face, nickname, what is new, and the way to every page of the drop menu [AGT-06] [HDR-04] [HDR-08] [HDR-10] [HDR-11] [HDR-12] [HDR-13] [PER-64] [MEM-05]', async ({
  page,
  browser,
  site,
}) => {
  const account = await newMember(site, { nickname: 'Caio', avatar: 5 })
  const send = (count: number) =>
    site.sql(
      `insert into messages.messages (member_id, title, body)
       select id, 'Olá', 'Recado' from member.members, generate_series(1, $2::int) where account = $1`,
      [account, count],
    )
  await send(2)
  await openAs(page, site, account, '/promotions')
  const badge = header(page).locator('[data-news]')
  await expect(menu(page)).toHaveAccessibleName('Abrir o menu de Caio, 2 novidades')
  await expect(badge).toHaveText('2')
  await expect(menu(page)).toContainText('Caio')
  await expect(menu(page).locator('img')).toHaveAttribute('src', /avatar.*5/)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  await site.sql(
    'update messages.messages set read_at = clock_timestamp() where member_id = (select id from member.members where account = $1)',
    [account],
  )
  await expect(badge).toHaveText('')
  await send(100)
  await expect(badge).toHaveText('99+')
  const centre = page.getByRole('dialog', { name: 'Central do membro' })
  const leads = async (title: string): Promise<void> => {
    await expect(centre.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
    await centre.getByRole('button', { name: 'Fechar a central do membro' }).click()
    await expect(centre).toHaveCount(0)
  }
  await header(page).getByRole('button', { name: 'Depositar' }).click()
  await leads('Depositar')
  for (const [entry, title] of Object.entries({
    'Central do membro': 'Minha conta',
    Sacar: 'Sacar',
    Extrato: 'Extrato',
    'Histórico de apostas': 'Histórico de apostas',
    Mensagens: 'Mensagens',
  })) {
    await menu(page).click()
    await page.getByRole('menuitem', { name: entry }).click()
    if (entry === 'Histórico de apostas') await expect(centre.getByRole('tab', { name: 'Apostas' })).toBeVisible()
    await leads(title)
  }
  await menu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Central do agente' })).toHaveCount(0)
  await expectClean(page, 'member menu', 'header')
  const other = await browser.newPage()
  await openAs(other, site, 'carla', '/promotions')
  await expect(menu(other)).toHaveAccessibleName('Abrir o menu de Carla')
  await menu(other).click()
  await expect(other.getByRole('menuitem')).toHaveText([
    'Central do membro',
    'Central do agente',
    'Sacar',
    'Extrato',
    'Histórico de apostas',
    'Jogo responsável',
    'Sair',
  ])
  await other.getByRole('menuitem', { name: 'Central do agente' }).click()
  const agents = other.getByRole('dialog', { name: 'Central do agente' })
  await agents.getByRole('button', { name: 'Fechar a central do agente' }).click()
  await expect(agents).toHaveCount(0)
  await other.close()
})

test('the right bar has customer service and a code for every resource, and the footer leads everywhere [BAR-01] [BAR-02] [BAR-03] [BAR-04] [BAR-05] [BAR-06] [BAR-07] [FTR-01] [FTR-02] [FTR-03] [FTR-04] [FTR-05] [FTR-06] [FTR-07] [FTR-08]', async ({
  page,
  site,
}) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Atendimento e aplicativos' })
  expect((await bar.boundingBox())?.width).toBe(56)
  await expect(bar.getByRole('button', { name: 'Atendimento' })).toBeVisible()
  const resources = {
    Telegram: 'https://t.me/tucano_exemplo',
    Facebook: 'https://facebook.example/tucano',
    'E-mail': 'mailto:suporte@tucano.example',
    'iOS leve': '/down#lite',
    iOS: '/down#ios',
    Android: '/down#android',
  }
  for (const [name, address] of Object.entries(resources)) {
    const code = bar.getByRole('img', { name: `${name}: Aponte` })
    await expect(bar.getByRole('img')).toHaveCount(0)
    await bar.getByRole('button', { name, exact: true }).hover()
    await expect(code).toBeVisible()
    await expect(bar.getByRole('link', { name: `Abrir o link: ${name}` })).toHaveAttribute('href', address)
    await page.mouse.move(300, 300)
  }
  const ios = bar.getByRole('button', { name: 'iOS', exact: true })
  await ios.focus()
  await expect(bar.getByRole('img', { name: 'iOS: Aponte' })).toBeVisible()
  expect(await readCode(bar.getByRole('img', { name: 'iOS: Aponte' }))).toBe(`${site.url}/down#ios`)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('img')).toHaveCount(0)
  await ios.click()
  await expectClean(page, 'right bar', 'aside')
  const footer = page.getByRole('contentinfo')
  const list = (title: string) => footer.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect(list('Ajuda').getByRole('link')).toHaveCount(7)
  await expect(list('Ajuda').getByRole('link', { name: 'Enviar uma sugestão' })).toHaveAttribute('href', '/help#sugestao')
  const products = await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const listed = await list('Produtos')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(listed).toEqual(expect.arrayContaining(products))
  await expect(list('Siga a gente').getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', resources.Telegram)
  await expect(list('Siga a gente').getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', resources['E-mail'])
  await expect(list('Siga a gente').getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', resources.Facebook)
  const marks = footer.getByRole('listitem').filter({ has: page.locator('img[src*="/vendors/"]') })
  await expect(marks).toHaveCount(6)
  await expect(marks.first()).toHaveText('Arara')
  // Nobody has licensed the demo, and the block says so instead of naming one.
  await expect(list('Licença')).toContainText('não tem licença de nenhum órgão')
  await expect(list('Licenciado por')).toHaveCount(0)
  await expect(list('Sobre').getByRole('link')).toHaveText([
    'Sobre a empresa',
    'Fale conosco',
    'Termos e condições gerais',
    'Jogo responsável',
    'Política de privacidade',
    'Afiliados',
    'Política de reembolso',
  ])
  await list('Sobre').getByRole('link', { name: 'Política de reembolso' }).click()
  await expect(page).toHaveURL(/\/help#reembolso$/)
  await footer.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await bar.getByRole('button', { name: 'Voltar ao topo' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('a brand without resources, direct registration and codes by phone', () => {
  test.use({
    wishes: {
      flags: { MOBILEVERCODELOGIN3: false, DIRECTREG3: false },
      brand: {
        resources: [],
        supportHours: { from: '08:00', to: '22:00' },
        licence: { holder: 'Casa Exemplo', authority: 'Órgão Exemplo', number: 'X-1', url: 'https://licenca.example/x-1' },
      },
    },
  })

  test('has no codes, no links to follow, no choice of logins and no new account; its licence and its hours are named [HDR-02] [HDR-03] [BAR-02] [BAR-03] [BAR-04] [BAR-05] [BAR-06] [BAR-07] [FTR-03] [FTR-04] [FTR-05] [FTR-06]', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(form(page)).toBeVisible()
    await expect(header(page).getByRole('combobox')).toHaveCount(0)
    await expect(header(page).getByRole('button', { name: 'Criar conta' })).toHaveCount(0)
    await expect(header(page).getByRole('button', { name: 'Baixar o app' })).toHaveCount(0)
    await expect(page.getByRole('complementary').locator('[data-resource]')).toHaveCount(0)
    await expect(page.getByRole('complementary').getByRole('button', { name: 'Atendimento' })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading', { name: 'Siga a gente' })).toHaveCount(0)
    await expect(footer.getByText('Casa Exemplo opera sob a licença X-1 de Órgão Exemplo.')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Conferir a licença' })).toHaveAttribute('href', 'https://licenca.example/x-1')
    await expect(footer.getByRole('heading', { name: 'Licenciado por' })).toBeVisible()
    // Its desk is not there around the clock, and nobody says that it is.
    await page.locator('[data-near="pair"]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-section="quality"]')).toContainText('Atendimento todos os dias, das 08:00 às 22:00')
    await expect(page.locator('[data-section="quality"]')).not.toContainText('24 horas')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test(
    'the tab bar opens the games and what is mine in sheets that keep the focus, and close by Escape, by a pull and by going on',
    inWhole,
    async ({ page, site }) => {
      test.slow()
      await page.goto('/noticePage')
      const tabs = page.getByRole('navigation', { name: 'Atalhos' })
      await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0)
      await tabs.getByRole('button', { name: 'Jogos' }).click()
      const games = page.getByRole('dialog', { name: 'Jogos' })
      await expect(games.getByRole('link')).toHaveCount(5)
      await expectClean(page, 'games', 'dialog')
      for (let stop = 0; stop < 12; stop++) await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(games).toHaveCount(0)
      await expect(tabs.getByRole('button', { name: 'Jogos' })).toBeFocused()
      await tabs.getByRole('button', { name: 'Jogos' }).click()
      const title = games.getByRole('heading', { name: 'Jogos' })
      // The sheet comes in with a movement of its own.
      await title.click({ trial: true })
      const head = (await title.boundingBox())!
      const pull = async (by: number): Promise<void> => {
        await page.mouse.move(head.x + 20, head.y + 10)
        await page.mouse.down()
        await page.mouse.move(head.x + 20, head.y + 10 + by, { steps: 4 })
        await page.mouse.up()
      }
      await pull(40)
      await expect(games).toBeVisible()
      await pull(160)
      await expect(games).toHaveCount(0)
      await tabs.getByRole('button', { name: 'Jogos' }).click()
      await games.getByRole('link', { name: 'Mesas' }).click()
      await expect(page).toHaveURL(/\/rng\?kind=TG$/)
      await expect(page.getByText('4 jogos')).toBeVisible()
      await tabs.getByRole('button', { name: 'Jogos' }).click()
      await games.getByRole('link', { name: 'Crash e originais' }).click()
      await expect(page.getByText('6 jogos')).toBeVisible()
      await expect(games).toHaveCount(0)
      await tabs.getByRole('button', { name: 'Eu' }).click()
      const welcome = page.getByRole('dialog', { name: 'Boas-vindas' })
      await expect(welcome.getByRole('link', { name: 'Android' })).toHaveAttribute('href', '/down#android')
      await expectClean(page, 'visitor', 'dialog')
      await welcome
        .getByRole('radio', { name: 'Escuro' })
        .or(welcome.getByRole('button', { name: 'Escuro' }))
        .first()
        .click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await welcome.getByRole('button', { name: 'Entrar' }).click()
      await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
      await page.evaluate(() => {
        sessionStorage.clear()
        localStorage.clear()
      })
      const account = await newMember(site, { nickname: 'Nina' })
      await site.sql(
        `insert into messages.messages (member_id, title, body)
       select id, 'Olá', 'Recado' from member.members, generate_series(1, 5) where account = $1`,
        [account],
      )
      await openAs(page, site, account)
      await expect(menu(page)).toHaveAccessibleName('Abrir o menu de Nina, 5 novidades')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
      expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(57)
      await tabs.getByRole('button', { name: 'Eu 5 para ver' }).click()
      const mine = page.getByRole('dialog', { name: 'Eu' })
      await expect(mine.getByRole('group', { name: 'Saldo' })).toContainText('R$ 0,00')
      await expectClean(page, 'member', 'dialog')
      await mine.getByRole('link', { name: /^Promoções/ }).click()
      await expect(page).toHaveURL(/\/promotions$/)
      await expect(mine).toHaveCount(0)
      await menu(page).click()
      await mine.getByRole('button', { name: 'Histórico de apostas' }).click()
      await expect(page.getByRole('heading', { level: 3, name: 'Histórico de apostas' })).toBeVisible()
      await page.getByRole('button', { name: 'Fechar a central do membro' }).click()
      await menu(page).click()
      await mine.getByRole('button', { name: 'Sair' }).click()
      await page.getByRole('dialog', { name: 'Sair da conta?' }).getByRole('button', { name: 'Sair' }).click()
      await expect(header(page).getByRole('button', { name: 'Entrar' })).toBeVisible()
      await page.getByRole('contentinfo').locator('summary').filter({ hasText: 'Sobre' }).click()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Jogo responsável' })).toBeVisible()
    },
  )
})
