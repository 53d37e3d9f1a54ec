import { openAs } from './support/member.ts'
import { signIn } from './support/sign-in.ts'
import { regions, showsPage, whole } from './support/regions.ts'
import { expect, openSite, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

test('the start has header, banner, main view, side menu and footer; /register and /register.html are it with the register modal open [RTE-03] [RTE-04] [RTE-26] [RTE-31]', async ({
  page,
}) => {
  await test.step('the start', async () => {
    for (const path of ['/', '/index.html', '/home']) {
      await page.goto(path)
      await expect(page.locator('[data-region="banner"]').getByRole('region', { name: 'Destaques' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { name: 'Escolha por onde começar' })).toBeVisible()
      await expect(page.getByRole('complementary', { name: 'Atendimento e aplicativos' })).toBeVisible()
      await expect.poll(() => regions(page)).toEqual(whole)
      await expect(page.locator('#root > .page-home')).toHaveCount(1)
    }
  })
  await test.step('the register modal', async () => {
    for (const path of ['/register', '/register.html']) {
      await page.goto(path)
      await expect(page.getByRole('dialog', { name: 'Criar conta' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Escolha por onde começar', includeHidden: true })).toBeAttached()
    }
  })
})

test('/noticePage, /promotions, /help, /down, /download and /join show their pages in the whole layout, /promoDetail one promotion, /helpmc stands without a layout, and the rng lobby takes the vendor from the parameter page; the page-type class of the root comes from the path [RTE-05] [RTE-10] [RTE-13] [RTE-14] [RTE-17] [RTE-18] [RTE-19] [RTE-20] [RTE-23] [RTE-31]', async ({
  page,
}) => {
  const isOfType = (name: string) => expect(page.locator(`#root > .${name}`)).toHaveCount(1)
  await test.step('/rng', async () => {
    await page.goto('/rng?page=ARA')
    await expect(page.getByRole('button', { name: 'Arara', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('12 jogos')).toBeVisible()
    await page.goto('/rng')
    await expect(page.getByRole('button', { name: 'Arara', exact: true })).toHaveAttribute('aria-pressed', 'false')
    await isOfType('page-rng')
    await expect(page, 'the guard is asleep unless the brand shows its site to members only').toHaveURL(/\/rng$/)
  })
  await test.step('pages in the whole layout', async () => {
    await showsPage(page, '/noticePage', 'Avisos')
    await isOfType('page-noticepage')
    await showsPage(page, '/promotions', 'Promoções')
    await showsPage(page, '/pointMall', 'Loja de pontos')
    await showsPage(page, '/help', 'Ajuda')
    await showsPage(page, '/down', 'Instale o Tucano')
    await showsPage(page, '/join', 'Venha conhecer o Tucano')
    await showsPage(page, '/download', 'Instale o Tucano')
  })
  await test.step('/promoDetail', async () => {
    await page.goto('/promotions')
    await page
      .getByRole('link', { name: /^Ver regras/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/promoDetail\?id=\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Todas as promoções' })).toBeVisible()
    await page.goto('/promoDetail?id=999999')
    await expect(page.getByRole('heading', { name: 'Esta promoção não existe mais' })).toBeVisible()
  })
  await test.step('/helpmc', async () => {
    await page.goto('/helpmc')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => regions(page)).toEqual({ header: 0, navigation: 0, side: 0, footer: 0 })
    await isOfType('page-helpmc')
  })
})

test('moving between pages is a matter of the browser’s history, and begins at the top or at the hash [RTE-01] [RTE-02]', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Sacar' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promoções' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidade' }).click()
  await expect(page).toHaveURL(/\/help#privacidade$/)
  await expect(page.locator('#privacidade')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Escolha por onde começar' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(true)
})

test('an unknown address gets a page that says so, inside the layout', inWhole, async ({ page }) => {
  const response = await page.goto('/onde/fica')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Esta trilha não leva a lugar nenhum' })).toBeVisible()
  await expect.poll(() => regions(page)).toEqual(whole)
  await page.getByRole('main').getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page.getByRole('heading', { name: 'Escolha por onde começar' })).toBeVisible()
})

test.describe('the guard of a brand that shows its site to members only', () => {
  test.use({ wishes: { brand: { loginedToHomePage: true } } })
  test('sends whoever has no token to /login, except where one may be without, and lets a member pass [RTE-23] [RTE-24]', async ({
    page,
    site,
  }) => {
    await test.step('without a token', async () => {
      for (const path of ['/', '/rng', '/help', '/promotions']) {
        await page.goto(path)
        await expect(page).toHaveURL(/\/login$/)
      }
      for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download']) {
        await page.goto(path)
        await expect(page.getByRole('heading').first()).toBeAttached()
        await expect(page).toHaveURL(new RegExp(`${path.replace('.', '\\.')}$`))
      }
    })
    await test.step('a member', async () => {
      const own = await page.context().newPage()
      await openAs(own, site, 'ana', '/rng')
      await expect(own.getByRole('heading', { level: 1, name: 'Cassino' })).toBeVisible()
      await expect(own).toHaveURL(/\/rng$/)
    })
  })
})

test('the member panel shows while its flag is on; an agent has that of agents too, and who is no agent has none [RTE-27]', async ({
  page,
  site,
}) => {
  await test.step('an agent', async () => {
    await openAs(page, site, 'carla')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const menu = page.getByRole('button', { name: 'Abrir o menu de Carla' })
    for (const centre of ['Central do membro', 'Central do agente']) {
      await menu.click()
      await page.getByRole('menuitem', { name: centre }).click()
      await expect(page.getByRole('dialog', { name: centre })).toBeVisible()
      await page.getByRole('button', { name: new RegExp(`^Fechar a central`) }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
  await test.step('who is no agent', async () => {
    const other = await page.context().newPage()
    await openAs(other, site, 'bruno')
    await other.getByRole('button', { name: 'Abrir o menu de Bruno' }).click()
    await expect(other.getByRole('menuitem', { name: 'Central do membro' })).toBeVisible()
    await expect(other.getByRole('menuitem', { name: 'Central do agente' })).toHaveCount(0)
  })
})

test('on start the country code is asked for, the status with the current host, and member info if a token is stored, and only then [RTE-29] [RTE-30] [API-64]', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => new URL(request.url()).pathname === '/wps/member/info' && asked.push(request.url()))
  await test.step('country and status', async () => {
    const country = page.waitForResponse((response) => response.url().includes('/wps/system/country'))
    const status = page.waitForRequest((request) => request.url().includes('/wps/system/status'))
    await page.goto('/login')
    const body = (await (await country).json()) as { value: unknown }
    expect(body.value).toMatchObject({ countryCode: 'BR', countryDialingCode: '+55' })
    expect(new URL((await status).url()).searchParams.get('host')).toBe(new URL(site.url).host)
  })
  await test.step('member info', async () => {
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(asked).toEqual([])
    await signIn(page, 'davi')
    asked.length = 0
    await page.reload()
    await expect(page.getByRole('button', { name: 'Abrir o menu de Davi' })).toBeVisible()
    expect(asked.length).toBe(1)
  })
})

test('maintenance is a full page, comes and goes while pages are open, and help stays [RTE-32] [RTE-33]', async ({ page, context }) => {
  const site = await openSite()
  await page.goto(site.url)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  await expect(page.getByRole('heading', { name: 'Escolha por onde começar' })).toBeVisible()
  const announce = (maintenance: boolean) =>
    site.sql(
      `with changed as (update site.state set maintenance = ${maintenance}) insert into platform.outbox (name, payload) values ('site.statusChanged', '{"maintenance": ${maintenance}}')`,
    )
  await announce(true)
  await expect(page.getByRole('heading', { level: 1, name: 'O ninho está em manutenção' })).toBeVisible()
  await expect(page.getByText('Seu saldo e suas rodadas em aberto ficam como estão.')).toBeVisible()
  await expect.poll(() => regions(page)).toEqual({ header: 0, navigation: 0, side: 0, footer: 0 })
  const service = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Falar com o atendimento' }).click()
  const popup = await service
  await expect(popup.getByRole('heading', { name: 'Atendimento Tucano' })).toBeVisible()
  await popup.getByRole('textbox', { name: 'Escreva sua mensagem' }).fill('Quando o site volta?')
  await popup.keyboard.press('Enter')
  await expect(popup.getByText('Entregue')).toBeVisible()
  await popup.close()
  await announce(false)
  await expect(page.getByRole('heading', { name: 'Escolha por onde começar' })).toBeVisible()
  await site.stop()
})

test.describe('a visitor from a blocked country', () => {
  test.use({ wishes: { env: { TRUSTED_PROXIES: '1' } }, extraHTTPHeaders: { 'X-Forwarded-For': '5.160.0.1' } })
  test('gets a full page with the address and the way to customer service [RTE-34]', async ({ page }) => {
    await page.goto('/rng')
    await expect(page.getByRole('heading', { level: 1, name: 'Não podemos abrir o site onde você está' })).toBeVisible()
    await expect(page.getByText('5.160.0.1')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Falar com o atendimento' })).toBeVisible()
    await expect.poll(() => regions(page)).toEqual({ header: 0, navigation: 0, side: 0, footer: 0 })
  })
})
