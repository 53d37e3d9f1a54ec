import type { Locator, Page } from '@playwright/test'
import { deposit } from './support/cashier.ts'
import { newMember, openAs, openMemberCentre } from './support/member.ts'
import { type MoneySite, openMoneySite } from './support/money.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

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

test('the first game is within fifteen tabs of the skip link, for visitors and members', inWhole, async ({ page, site }) => {
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

/** Presses Tab, or Shift and Tab, until something has the focus. */
async function tabTo(page: Page, what: Locator, { key = 'Tab', most = MOST } = {}): Promise<void> {
  for (let presses = 1; presses <= most; presses++) {
    await page.keyboard.press(key)
    if (await what.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return
  }
  throw new Error(`${String(what)} is not within ${most} presses of ${key}`)
}

test.describe('with a bank', () => {
  let site: MoneySite
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    site = await openMoneySite()
  })
  test.afterAll(() => site.stop())

  test('by keyboard alone: from the start into a game and back, and a deposit from its amount to the code of Pix and out again', async ({
    page,
  }) => {
    const { keyboard } = page
    await openAs(page, site, await newMember(site), '/')
    await expect(page.getByRole('banner').getByRole('group', { name: 'Saldo' })).toBeVisible()
    await test.step('a game, and back', async () => {
      await tabsToGame(page)
      await keyboard.press('Enter')
      await page.locator('[data-stage][data-phase="idle"]').waitFor()
      await tabTo(page, page.getByRole('button', { name: 'Sair do jogo' }))
      await keyboard.press('Enter')
      // Back in the content, below the header.
      await expect(page.getByRole('main')).toBeFocused()
    })
    const opener = page.getByRole('banner').getByRole('button', { name: 'Depositar' })
    const panel = page.getByRole('dialog', { name: 'Central do membro' })
    const amount = panel.getByLabel('Valor do depósito')
    await test.step('the deposit: what opens has the focus, and so has a field that is wrong', async () => {
      await tabTo(page, opener, { key: 'Shift+Tab', most: 2 * MOST })
      await keyboard.press('Enter')
      await expect(panel.getByRole('heading', { level: 3, name: 'Depositar' })).toBeFocused()
      await expect(amount).toBeVisible()
      await tabTo(page, amount)
      await keyboard.type('1')
      await keyboard.press('Enter')
      await expectSeen(amount)
      await expect(amount).toHaveAccessibleDescription(/O valor vai de/)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type('50')
      await keyboard.press('Enter')
    })
    await test.step('the code: the focus is where it came, and the next stop copies it', async () => {
      await expect(deposit(page, 'open')).toBeVisible()
      await tabTo(page, panel.getByRole('button', { name: 'Copiar código' }), { most: 1 })
    })
    await test.step('a question over it gives the focus back, and so does the panel', async () => {
      const cancel = panel.getByRole('button', { name: 'Cancelar este depósito' })
      await tabTo(page, cancel)
      await keyboard.press('Enter')
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await keyboard.press('Escape')
      await expect(cancel).toBeFocused()
      await keyboard.press('Escape')
      await expect(opener).toBeFocused()
    })
    await test.step('the same from the menu of the member', async () => {
      const face = page.getByRole('button', { name: /^Abrir o menu de/ })
      await tabTo(page, face)
      await keyboard.press('Enter')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await keyboard.press('Enter')
      await expect(panel.getByRole('heading', { level: 3 }).first()).toBeFocused()
      await keyboard.press('Escape')
      await expect(face).toBeFocused()
    })
  })
})

test('whoever opens a page of the member centre goes on in it', inWhole, async ({ page, site }) => {
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

test('the first wrong field of the registration is focused and seen, and what may stay empty says so', inWhole, async ({ page }) => {
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

test('a message never covers what was pressed', inWhole, async ({ page }) => {
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
