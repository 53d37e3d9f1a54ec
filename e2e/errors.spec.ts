import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const failed = (page: Page) => page.getByRole('heading', { name: 'Uma parte da página não carregou' })

test('a stylesheet that does not come fails its part in the same way [ERR-05]', async ({ page }) => {
  await page.goto('/')
  await page.route('**/assets/notice-content-*.css', (route) => route.abort())
  await page.getByRole('link', { name: 'Ver todos os avisos' }).click()
  await expect(failed(page)).toBeVisible()
  await expect(page.getByText('Loading chunk notices failed')).toBeVisible()
})

test('a part of the site that is missing says which, offers another try and a way back; codes that do not come say so where they would stand, and come with another try [ERR-03] [ERR-04]', async ({
  page,
}) => {
  await test.step('codes', async () => {
    await page.route(/\/assets\/(app-codes-list|side-code)-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto('/')
    const header = page.getByRole('dialog', { name: 'Baixar o app' })
    await page.getByRole('button', { name: 'Baixar o app' }).click()
    await expect(header.getByRole('alert')).toContainText('Uma parte da página não carregou')
    await page.keyboard.press('Escape')
    const side = page.locator('[data-resource]').first()
    await side.getByRole('button').hover()
    await expect(side.getByRole('alert')).toContainText('Uma parte da página não carregou')
    await page.unroute(/\/assets\/(app-codes-list|side-code)-.*\.js$/)
    await side.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(side.getByRole('img')).toBeVisible()
    await page.getByRole('button', { name: 'Baixar o app' }).click()
    await expect(header.getByRole('img').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(header).toHaveCount(0)
  })
  await test.step('a part that is missing', async () => {
    await page.route('**/assets/notice-page-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.getByRole('link', { name: 'Ver todos os avisos' }).click()
    await expect(failed(page)).toBeVisible()
    await expect(page.getByText('Loading chunk notices failed')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute('**/assets/notice-page-*.js')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible()
  })
  await test.step('the way back', async () => {
    await page.route('**/assets/help-page-*.js', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sacar' }).click()
    await expect(failed(page)).toBeVisible()
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Promoções' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Voltar ao início' }).click()
    await expect(page.getByRole('heading', { name: 'Escolha por onde começar' })).toBeVisible()
  })
})

test('a part that does not come within 120 seconds has failed [ERR-02]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.route('**/assets/notice-page-*.js', () => new Promise(() => undefined))
  await expect(page.getByRole('link', { name: 'Ver todos os avisos' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'Ver todos os avisos' }).click()
  await expect(page.getByRole('status', { name: 'Carregando…' })).toBeVisible()
  await page.clock.runFor(119_900)
  await expect(failed(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(failed(page)).toBeVisible()
  await expect(page.getByText('Loading chunk notices failed')).toBeVisible()
})

test('a code that cannot be sent is told in a warning with a confirm button, at login and at registration [ERR-01]', async ({
  page,
  site,
}) => {
  await site.sql(
    `insert into platform.letters (channel, recipient, purpose, asker, body, state, until)
    select 'sms', '+5511912345678', 'test', 'elsewhere', '', 'withheld', now() from generate_series(1, 10)`,
  )
  const warning = page.getByRole('alertdialog')
  for (const [path, tab] of [
    ['/login', 'Celular'],
    ['/register', 'Com celular'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('tab', { name: tab }).click()
    await page.getByLabel('Celular com DDD').fill('11912345678')
    await page.getByRole('button', { name: 'Enviar código' }).click()
    await expect(warning.getByText('Foram muitas tentativas. Espere um pouco e tente de novo.')).toBeVisible()
    await warning.getByRole('button', { name: 'Confirmar' }).click()
    await expect(warning).toHaveCount(0)
  }
})

test.describe('a brand that checks its addresses', () => {
  test.use({ wishes: { brand: { domains: { main: 'tucano.example', list: ['tucano.example'], check: true } } } })
  test('warns whoever opened another one', inWhole, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Este endereço não é nosso' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Falar com o atendimento' })).toBeVisible()
  })
})

test(
  'a list that cannot be read says so in words, and can be asked again; without a connection the visitor is told to look at it; an empty list says so',
  inWhole,
  async ({ page }) => {
    await test.step('a list that cannot be read', async () => {
      await page.route('**/wps/system/helpCenter*', (route) =>
        route.fulfill({ status: 500, json: { success: false, value: null, errorCode: 'system.error' } }),
      )
      await page.goto('/help')
      await expect(page.getByRole('heading', { name: 'Não foi possível carregar a ajuda' })).toBeVisible()
      await expect(page.getByText('Algo não saiu como devia. Tente de novo em instantes.')).toBeVisible()
      await page.unroute('**/wps/system/helpCenter*')
      await page.getByRole('button', { name: 'Tentar de novo' }).click()
      await expect(page.getByRole('heading', { name: 'Criar sua conta' }).or(page.locator('#criar-conta'))).toBeVisible()
    })
    await test.step('without a connection the visitor is told to look at the connection', async () => {
      await page.route('**/wps/relay/MCSFE_getListAnnouncements*', (route) => route.abort())
      await page.goto('/promotions')
      await expect(page.getByText('Não conseguimos falar com o site. Confira a conexão e tente de novo.')).toBeVisible({ timeout: 15_000 })
      await page.unroute('**/wps/relay/MCSFE_getListAnnouncements*')
    })
    await test.step('an empty list says so', async () => {
      await page.route('**/wps/relay/MCSFE_getListAnnouncements*', (route) =>
        route.fulfill({ json: { success: true, value: { banners: [], player: [], popup: [], promotion: [], home: [] } } }),
      )
      await page.goto('/noticePage')
      await expect(page.getByRole('heading', { name: 'Nenhum aviso por enquanto' })).toBeVisible()
    })
  },
)
