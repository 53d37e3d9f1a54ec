import type { Page } from '@playwright/test'
import { signIn } from './support/sign-in.ts'
import { expect, openSite, test } from './support/site.ts'
import { ELSEWHERE, openSiteWithVendors } from './support/vendor.ts'

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

test('/ shows the banners of its own group [BNR-01]', showsBanner('/', 'home-1'))
test('/rng shows the banners of its own group [BNR-02]', showsBanner('/rng', 'rng'))
test('/down shows the banners of its own group [BNR-09]', showsBanner('/down', 'down'))
test('/promotions shows the banners of its own group [BNR-10]', showsBanner('/promotions', 'promotion'))
test('/help shows the banners of its own group [BNR-12]', showsBanner('/help', 'help'))

test('pages of games have the banners of their own groups while something of theirs is open, and none otherwise [BNR-03] [BNR-04] [BNR-05] [BNR-06] [BNR-07] [BNR-08]', async ({
  page,
}) => {
  const site = await openSiteWithVendors(ELSEWHERE)
  try {
    for (const [path, picture] of [
      ['/live', 'live'],
      ['/fish', 'fish'],
      ['/pvp', 'pvp'],
      ['/sports', 'sports'],
      ['/esports', 'esports'],
      ['/elott', 'lottery'],
    ] as const)
      await showsBanner(`${site.url}${path}`, picture)({ page })
    await page.goto(site.url)
    await expect(page.getByRole('region', { name: 'Destaques' }).getByText('Domingo é dia de arquibancada')).toBeAttached()
    // What changes from now on is told to the page.
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
    await site.sql("delete from lobby.integrations where vendor in ('GOL', 'VIVO')")
    await expect(page.getByText('Domingo é dia de arquibancada')).toHaveCount(0)
  } finally {
    await site.stop()
  }
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

test('several banners move by themselves every 5000 ms and have dots; one does neither [BNR-14] [BNR-15] [BNR-17]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const banners = page.getByRole('region', { name: 'Destaques' })
  const dots = banners.locator('[data-dots] button')
  await expect(dots).toHaveCount(2)
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(4900)
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(200)
  await expect
    .poll(() =>
      banners
        .locator('> div')
        .first()
        .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth)),
    )
    .toBe(1)
  await page.goto('/rng')
  await expect(banners).toHaveAttribute('data-playing', 'false')
  await expect(dots).toHaveCount(0)
  await expect(banners.getByRole('button', { name: 'Pausar a passagem automática' })).toHaveCount(0)
})

test('a banner that was moved by hand goes on by itself [BNR-18]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const banners = page.getByRole('region', { name: 'Destaques' })
  const position = () =>
    banners
      .locator('> div')
      .first()
      .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))
  await banners.getByRole('button', { name: 'Próximo' }).click()
  await page.clock.runFor(1000)
  await expect.poll(position).toBe(1)
  await page.clock.runFor(5100)
  await expect.poll(position).toBe(0)
  await page.clock.runFor(5100)
  await expect.poll(position).toBe(1)
})

test('a visitor can pause the banners, and who asks for less motion finds them paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const banners = page.getByRole('region', { name: 'Destaques' })
  await banners.getByRole('button', { name: 'Pausar a passagem automática' }).click()
  await expect(banners).toHaveAttribute('data-playing', 'false')
  await banners.getByRole('button', { name: 'Retomar a passagem automática' }).click()
  await expect(banners).toHaveAttribute('data-playing', 'true')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(banners).toHaveAttribute('data-playing', 'false')
})

test('a banner with a link can be clicked and opens it; one without cannot [BNR-16]', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('region', { name: 'Destaques' }).getByText('A floresta acordou jogando').click()
  await expect(page).toHaveURL(/\/rng$/)
  const plain = page.getByRole('region', { name: 'Destaques' })
  await expect(plain.getByRole('button')).toHaveCount(0)
  await plain.getByText('Slots com o RTP à vista').click()
  await expect(page).toHaveURL(/\/rng$/)
  await page.goto('/promotions')
  await page.getByRole('button', { name: 'Ver regras' }).click()
  await expect(page).toHaveURL(/\/promotions#boas-vindas$/)
})

test('a banner to another site opens a tab of its own and tells the user name', async ({ page, context }) => {
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
