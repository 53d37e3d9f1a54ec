import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const specimen = (page: Page, id: string) => page.locator(`[data-specimen="${id}"]`)
const open = async (page: Page, button: string): Promise<void> => page.getByRole('button', { name: button, exact: true }).click()

test.describe('the modals of the product', () => {
  const named = {
    loginPopupModal: 'Entrar',
    registerModal: 'Criar conta',
    changePassModal: 'Trocar a senha',
    forgetPassModal: 'Recuperar a senha',
    noticeModal: 'Avisos',
    gamePopupModal: 'Jogos do provedor',
    chatRoomModal: 'Sala de conversa',
    forcePassModal: 'Troca de senha obrigatória',
  }

  test('each opens by its name, and closes; the warning dialog is one sentence and a button [MOD-01] [MOD-02] [MOD-03] [MOD-04] [MOD-06]', async ({
    page,
  }) => {
    await page.goto('/dev/gallery')
    for (const id of ['modal', 'window', 'warning', 'guards', 'panel', 'named', 'pagination', 'infinite', 'qr'])
      await expect(specimen(page, id)).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const [name, title] of Object.entries(named)) {
      await open(page, name)
      const dialog = page.locator(`[data-modal="${name}"]`).getByRole('dialog', { name: title })
      await dialog.getByRole('button', { name: 'Fechar' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await open(page, 'Abrir aviso')
    const dialog = page.getByRole('alertdialog', { name: 'Atenção' })
    await expect(dialog.getByText('Para isso, crie uma conta real.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Entendi' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('login and registration have a tab for the mobile number, show the banner of their group, and go on without one [MOD-10] [MOD-11] [MOD-12] [MOD-13]', async ({
    page,
  }) => {
    await page.goto('/login')
    await expect(page.getByRole('dialog', { name: 'Entrar' }).locator('[data-group="w_login"] img')).toHaveAttribute(
      'src',
      '/brand/banners/login.svg',
    )
    await expect(page.getByRole('tab')).toHaveText(['Usuário', 'Celular'])
    await page.getByRole('tab', { name: 'Usuário' }).press('ArrowRight')
    await expect(page.getByLabel('Código recebido')).toBeVisible()
    await page.goto('/register')
    await expect(page.getByRole('tab')).toHaveText(['Com usuário', 'Com celular'])
    await expect(page.getByRole('dialog', { name: 'Criar conta' }).locator('[data-group="w_register"] img')).toHaveAttribute(
      'src',
      '/brand/banners/register.svg',
    )
    await page.route('**/login', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('"w_login"', '"w_none"') })
    })
    await page.goto('/login')
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
    await expect(page.locator('[data-group="w_login"]')).toHaveCount(0)
  })
})

test.describe('a modal dialog', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/dev/gallery')
  })

  test('is opened and closed in all its ways, and keeps the focus inside [MOD-14] [MOD-15] [MOD-16] [MOD-17] [MOD-18] [MOD-19] [MOD-24] [MOD-25] [MOD-26]', async ({
    page,
  }) => {
    await test.step('goes from hidden to shown and back, with Escape', async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await open(page, 'Abrir simples')
      await expect(page.getByRole('dialog', { name: 'Janela simples' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('closes on a click beside it', async () => {
      await open(page, 'Abrir simples')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.mouse.click(20, 400)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('closes on its close button, which is the default one', async () => {
      await open(page, 'Abrir simples')
      const close = page.getByRole('dialog').locator('button[data-button]')
      await expect(close).toHaveCount(1)
      await expect(close).toHaveAttribute('data-button', 'CLOSE')
      await expect(close).toHaveText('Fechar')
      await close.click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await open(page, 'Abrir simples')
      await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('Enter presses its default button', async () => {
      await open(page, 'Abrir escolha')
      await page.getByRole('dialog').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByTestId('pressed')).toHaveText('CONFIRM')
    })
    await test.step('knows Escape by code 27 and Enter by code 13', async () => {
      // The gallery still says what was pressed before.
      await page.reload()
      const press = (keyCode: number) =>
        page.getByRole('dialog').evaluate((dialog, code) => {
          dialog.dispatchEvent(Object.assign(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, keyCode: code })))
        }, keyCode)
      await open(page, 'Abrir escolha')
      for (const other of [26, 28, 12, 14]) await press(other)
      await expect(page.getByRole('dialog')).toBeVisible()
      await press(13)
      await expect(page.getByTestId('pressed')).toHaveText('CONFIRM')
      await open(page, 'Abrir simples')
      await press(27)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('a handler can cancel its opening', async () => {
      await page.getByText('Impedir a abertura').click()
      await open(page, 'Abrir vigiada')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByText('Impedir a abertura').click()
      await open(page, 'Abrir vigiada')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('keeps the focus inside, and gives it back', async () => {
      const opener = page.getByRole('button', { name: 'Abrir escolha' })
      await opener.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      for (let count = 0; count < 8; count++) {
        await page.keyboard.press('Tab')
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      }
      await page.keyboard.press('Shift+Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    })
    await test.step('scrolls inside when its text is long, and the page behind rests', async () => {
      await open(page, 'Abrir longa')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      const { height, inside } = await dialog.evaluate((element) => ({ height: element.clientHeight, inside: element.scrollHeight }))
      expect(inside).toBeGreaterThan(height)
      expect(height).toBeLessThanOrEqual(900)
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  test('a handler can cancel its closing [MOD-20]', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByText('Impedir o fechamento por 3 s').click()
    await open(page, 'Abrir vigiada')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(20, 400)
    await dialog.locator('button[data-button="CLOSE"]').click()
    await expect(dialog).toBeVisible()
    await page.clock.runFor(3100)
    await expect(page.getByLabel('Impedir o fechamento por 3 s')).not.toBeChecked()
    await page.keyboard.press('Escape')
    // The press may be answered a moment later than it is made: the clock of the page goes on until it is.
    const left = async (): Promise<number> => {
      await page.clock.runFor(100)
      return dialog.count()
    }
    await expect.poll(left).toBe(0)
  })

  test('is 400 wide and fades [MOD-22] [MOD-23]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, 'Abrir simples')
    const dialog = page.getByRole('dialog')
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400)
    const style = await dialog.evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element)
      return { transitionProperty, seconds: Number.parseFloat(transitionDuration) }
    })
    expect(style.transitionProperty).toContain('opacity')
    expect(style.seconds).toBeGreaterThan(0.1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})

test.describe("the product's own window", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/dev/gallery')
  })

  test('does not close on a click beside it, is 200 by 200, and can be moved [MOD-21] [MOD-27] [MOD-29]', async ({ page }) => {
    await test.step('does not close on a click beside it', async () => {
      await open(page, 'Abrir janela')
      const dialog = page.getByRole('dialog', { name: 'Janela' })
      await expect(dialog).toBeVisible()
      await page.mouse.click(20, 400)
      await page.mouse.click(1400, 800)
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
    await test.step('is 200 by 200', async () => {
      await open(page, 'Abrir janela')
      const dialog = page.getByRole('dialog', { name: 'Janela' })
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(200)
      expect((await dialog.boundingBox())?.height).toBe(200)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
    await test.step('can be dragged, and not out of the screen; a button moves it for those who cannot drag', async () => {
      await open(page, 'Abrir janela')
      const dialog = page.getByRole('dialog', { name: 'Janela' })
      await expect(dialog).toBeVisible()
      const place = async () => (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await expect.poll(async () => Math.round((await place()).x)).toBe(613)
      // It comes in with a movement, and stands when its buttons do.
      await dialog.getByRole('button', { name: 'Mover a janela para o lado' }).click({ trial: true })
      const start = await place()
      const drag = async (dx: number, dy: number): Promise<void> => {
        const { x, y } = await place()
        await page.mouse.move(x + 40, y + 30)
        await page.mouse.down()
        await page.mouse.move(x + 40 + dx, y + 30 + dy, { steps: 4 })
        await page.mouse.up()
      }
      await drag(-150, 90)
      await expect.poll(async () => (await place()).x - start.x).toBe(-150)
      expect((await place()).y - start.y).toBe(90)
      await drag(-3000, -3000)
      await expect.poll(async () => (await place()).x).toBeGreaterThanOrEqual(0)
      expect((await place()).y).toBeGreaterThanOrEqual(0)
      const before = (await place()).x
      await dialog.getByRole('button', { name: 'Mover a janela para o lado' }).click()
      await expect.poll(async () => (await place()).x).not.toBe(before)
    })
  })

  test('shows after 100 ms [MOD-28]', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await open(page, 'Abrir janela')
    await expect(page.locator('dialog')).toBeAttached()
    await page.clock.runFor(95)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.runFor(10)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('on a phone the window is a sheet from below', inWhole, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await expect(dialog).toBeVisible()
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox()
      return box && { x: box.x, width: box.width, bottom: Math.round(box.y + box.height) }
    })
    .toEqual({ x: 0, width: 390, bottom: 844 })
})

test.describe('a brand that is no demonstration', () => {
  test.use({ wishes: { brand: { demo: false } } })
  test('has no gallery', inWhole, async ({ page }) => {
    const response = await page.goto('/dev/gallery')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Esta trilha não leva a lugar nenhum' })).toBeVisible()
  })
})
