import type { Page } from '@playwright/test'
import { signIn } from './support/sign-in.ts'
import { expect, openSite, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

/** The first banner of a page is the first of its group. */
const showsBanner =
  (path: string, picture: string) =>
  async ({ page }: { page: Page }): Promise<void> => {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Destaques' }).locator('img').first()).toHaveAttribute(
      'src',
      `/brand/banners/${picture}.svg`,
    )
  }

test('/, /rng, /down, /promotions and /help show the banners of their own groups; one with a link can be clicked and opens it, one without cannot [BNR-01] [BNR-02] [BNR-09] [BNR-10] [BNR-12] [BNR-16]', async ({
  page,
}) => {
  for (const [path, picture] of [
    ['/down', 'down'],
    ['/help', 'help'],
    ['/rng', 'rng'],
    ['/', 'home-1'],
  ] as const)
    await showsBanner(path, picture)({ page })
  await page.getByRole('region', { name: 'Destaques' }).getByText('A floresta acordou jogando').click()
  await expect(page).toHaveURL(/\/rng$/)
  const plain = page.getByRole('region', { name: 'Destaques' })
  await expect(plain.getByRole('button')).toHaveCount(0)
  await plain.getByText('Slots com o RTP à vista').click()
  await expect(page).toHaveURL(/\/rng$/)
  await showsBanner('/promotions', 'promotion')({ page })
  await page.getByRole('button', { name: 'Ver regras' }).click()
  await expect(page).toHaveURL(/\/promotions#boas-vindas$/)
})

test('/pointMall shows the banners of its own group', showsBanner('/pointMall', 'shop'))

test('a page whose group has no banner shows no banner area [BNR-13]', async ({ page }) => {
  const site = await openSite()
  await page.goto(`${site.url}/noticePage`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Destaques' })).toHaveCount(0)
  await site.sql(`delete from notices.banners where group_name = 'w_help'`)
  // The server may remember banners for two seconds.
  await expect(async () => {
    await page.goto(`${site.url}/help`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Destaques' })).toHaveCount(0, { timeout: 200 })
  }).toPass()
  await page.goto(`${site.url}/rng`)
  await expect(page.getByRole('region', { name: 'Destaques' })).toBeVisible()
  await site.stop()
})

test('several banners move by themselves every 5000 ms, also after having been moved by hand, have dots, and can be paused; one does none of it; who asks for less motion finds them paused [BNR-14] [BNR-15] [BNR-17] [BNR-18]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const banners = page.getByRole('region', { name: 'Destaques' })
  const dots = banners.locator('[data-dots] button')
  const position = () =>
    banners
      .locator('> div')
      .first()
      .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))
  await test.step('by themselves', async () => {
    await expect(dots).toHaveCount(2)
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(4900)
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(200)
    await expect.poll(position).toBe(1)
  })
  await test.step('moved by hand', async () => {
    await banners.getByRole('button', { name: 'Anterior' }).click()
    await page.clock.runFor(1000)
    await expect.poll(position).toBe(0)
    await page.clock.runFor(5100)
    await expect.poll(position).toBe(1)
    await page.clock.runFor(5100)
    await expect.poll(position).toBe(0)
  })
  await test.step('paused', async () => {
    await banners.getByRole('button', { name: 'Pausar a passagem automática' }).click()
    await expect(banners).toHaveAttribute('data-playing', 'false')
    await banners.getByRole('button', { name: 'Retomar a passagem automática' }).click()
    await expect(banners).toHaveAttribute('data-playing', 'true')
  })
  await test.step('one banner', async () => {
    await page.goto('/rng')
    await expect(banners).toHaveAttribute('data-playing', 'false')
    await expect(dots).toHaveCount(0)
    await expect(banners.getByRole('button', { name: 'Pausar a passagem automática' })).toHaveCount(0)
  })
  await test.step('less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(dots).toHaveCount(2)
    await expect(banners).toHaveAttribute('data-playing', 'false')
  })
})

test('a banner to another site opens a tab of its own and tells the user name', inWhole, async ({ page, context }) => {
  const site = await openSite()
  await site.sql(`update notices.banners set linkage = 'https://partner.example/x' where slug = 'home-1'`)
  await context.route('https://partner.example/**', (route) => route.fulfill({ body: 'partner' }))
  await expect(async () => {
    await page.goto(`${site.url}/login`)
    expect(await page.locator('#boot').textContent()).toContain('partner.example')
  }).toPass()
  await signIn(page, 'ana')
  const opened = context.waitForEvent('page')
  await page.getByRole('region', { name: 'Destaques' }).getByText('A floresta acordou jogando').click()
  const tab = await opened
  await expect(tab).toHaveURL('https://partner.example/x?username=ana')
  await site.stop()
})
