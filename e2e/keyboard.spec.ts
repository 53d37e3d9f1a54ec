import type { Locator, Page } from '@playwright/test'
import { newMember, openAs, openMemberCentre } from './support/member.ts'
import { expect, test } from './support/site.ts'

const MOST = 15

async function expectSeen(field: Locator): Promise<void> {
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
}

/** How many presses of Tab it takes from the skip link to the first game. */
async function tabsToGame(page: Page): Promise<number> {
  await expect(page.getByRole('button', { name: /^Jogar / }).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  for (let presses = 1; presses <= MOST; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Jogar '))) return presses
  }
  return Infinity
}

test('the first game is within fifteen tabs of the skip link, for visitors and members', async ({ page, site }) => {
  for (const path of ['/', '/rng', '/rng?classify=TG']) {
    await page.goto(path)
    expect(await tabsToGame(page), path).toBeLessThanOrEqual(MOST)
  }
  const account = await newMember(site)
  for (const path of ['/', '/rng']) {
    const own = await page.context().newPage()
    await openAs(own, site, account, path)
    await expect(own.getByRole('banner').getByRole('group', { name: 'Saldo' })).toBeVisible()
    expect(await tabsToGame(own), `${path}, signed in`).toBeLessThanOrEqual(MOST)
  }
})

test('whoever opens a page of the member centre goes on in it', async ({ page, site }) => {
  await openAs(page, site, await newMember(site))
  const panel = await openMemberCentre(page)
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeFocused()
  await panel
    .getByRole('navigation')
    .getByRole('button', { name: /^Extrato/ })
    .click()
  await expect(panel.getByRole('heading', { level: 3, name: 'Extrato' })).toBeFocused()
  await page.keyboard.press('Tab')
  // What comes next is in the page, not in the list of pages.
  expect(await panel.locator('[data-page]').evaluate((shown) => shown.contains(document.activeElement))).toBe(true)
})

test('the first wrong field of the registration is focused and seen, and what may stay empty says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: 'Criar conta' })
  await expect(form.getByRole('textbox', { name: 'Código de convite (opcional)' })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Usuário', exact: true })).toBeVisible()
  const send = form.getByRole('button', { name: 'Criar conta' })
  await send.click()
  await expectSeen(form.getByRole('textbox', { name: 'Usuário' }))
  await form.getByRole('textbox', { name: 'Usuário' }).fill('teclado2026')
  await form.getByLabel('Senha', { exact: true }).fill('segredo123')
  await send.click()
  await expectSeen(form.getByLabel('Repita a senha'))
  await form.getByLabel('Repita a senha').fill('segredo123')
  await send.click()
  const terms = form.getByRole('checkbox')
  await expectSeen(terms)
  await expect(terms).toHaveAttribute('aria-invalid', 'true')
  await expect(terms).toHaveAccessibleDescription('Para criar a conta, confirme a idade e aceite os termos.')
  await page.keyboard.press('Space')
  await expect(terms).not.toHaveAttribute('aria-invalid')
})

test('a message never covers what was pressed', async ({ page }) => {
  await page.goto('/dev/gallery')
  const pressed = page.getByRole('button', { name: 'Informação', exact: true })
  const message = page.getByText('Há uma versão nova do site.')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const block of ['start', 'center', 'end'] as const) {
      await pressed.evaluate((button, where) => button.scrollIntoView({ block: where, behavior: 'instant' }), block)
      // As a keyboard presses it: what is under the fixed bars is pressed too.
      await pressed.focus()
      await page.keyboard.press('Enter')
      await expect(message.last()).toBeVisible()
      const [one, other] = [await pressed.boundingBox(), await message.last().boundingBox()]
      const apart =
        one!.y + one!.height <= other!.y ||
        other!.y + other!.height <= one!.y ||
        one!.x + one!.width <= other!.x ||
        other!.x + other!.width <= one!.x
      expect(apart, `${block} at ${width}: ${JSON.stringify([one, other])}`).toBe(true)
    }
  }
})
