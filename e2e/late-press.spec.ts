import type { Page } from '@playwright/test'
import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { type Site, expect, test } from './support/site.ts'

const stage = (page: Page) => page.locator('[data-stage]')
const main = (page: Page) => page.locator('[data-main]')
const at = (page: Page, phase: string) => page.locator(`[data-stage][data-phase="${phase}"]`)

async function sit(page: Page, site: Site, vendor: string, code: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const [call] = /STU_(play|step)Round$/.exec(request.url()) ?? []
    if (call) asked.push(call)
  })
  await openAs(page, site, await newPlayer(site, 100_000n), `/game?vendor=${vendor}&type=RNG&code=${code}`)
  await at(page, 'idle').waitFor()
  return asked
}

/** Presses in every way at the moment at which the page says that all has been shown, before it is even drawn. */
const pressAtTheEnd = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const shown = document.querySelector<HTMLElement>('[data-stage]')!
    const button = document.querySelector<HTMLElement>('[data-main]')!
    const phases: (string | undefined)[] = []
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (phases.at(-1) !== shown.dataset['phase']) phases.push(shown.dataset['phase'])
        if (phases.at(-2) === 'showing') resolve()
      }
      new MutationObserver(look).observe(shown, { attributeFilter: ['data-phase'] })
      look()
    })
    const pointer = { bubbles: true, pointerId: 1, isPrimary: true, detail: 1 }
    button.dispatchEvent(new PointerEvent('pointerdown', pointer))
    button.dispatchEvent(new PointerEvent('pointerup', pointer))
    button.dispatchEvent(new PointerEvent('click', pointer))
    button.click()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    return phases.at(-1)!
  })

for (const { vendor, code, ends } of [
  { vendor: 'ARA', code: 'onca-de-ouro', ends: 'idle' },
  { vendor: 'MICO', code: 'trovao', ends: 'idle' },
  { vendor: 'TUC', code: 'dados', ends: 'idle' },
  { vendor: 'TUC', code: 'plinko', ends: 'idle' },
  // The large button deals, and then it exchanges the cards: a late press would exchange all of them.
  { vendor: 'TUC', code: 'valete-ou-mais', ends: 'waiting' },
])
  test(`${code}: a press that was meant for what was shown, and lands a moment later, stakes and decides nothing`, async ({
    page,
    site,
  }) => {
    const asked = await sit(page, site, vendor, code)
    const pressed = pressAtTheEnd(page)
    await main(page).click()
    expect(await pressed).toBe('resting')
    await at(page, ends).waitFor()
    expect(asked).toEqual(['STU_playRound'])
    // A press of its own is taken.
    await main(page).click()
    await expect.poll(() => asked).toEqual(['STU_playRound', ends === 'idle' ? 'STU_playRound' : 'STU_stepRound'])
  })

test('a button or a finger that went down while the round ran stakes nothing when it comes up', async ({ page, site }) => {
  const asked = await sit(page, site, 'ARA', 'onca-de-ouro')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/STU_playRound', async (route) => {
    await held
    await route.continue()
  })
  await main(page).click()
  await expect(stage(page)).toHaveAttribute('data-phase', 'asking')
  const { x, y, width, height } = (await main(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  release()
  await at(page, 'idle').waitFor()
  await page.mouse.up()
  expect(asked).toHaveLength(1)
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(() => asked.length).toBe(2)
})

test('a key that is held down from one round into the next stakes nothing', async ({ page, site }) => {
  const asked = await sit(page, site, 'TUC', 'dados')
  await main(page).focus()
  await page.keyboard.down('Enter')
  await expect.poll(() => asked.length).toBe(1)
  await stage(page).and(page.locator('[data-round][data-phase="idle"]')).waitFor()
  // The same key again without coming up is its repetition.
  for (let times = 0; times < 5; times++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(asked).toHaveLength(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => asked.length).toBe(2)
})

test('whoever stops a row of rounds with one press too many begins no other round', async ({ page, site }) => {
  const asked = await sit(page, site, 'ARA', 'onca-de-ouro')
  await page.getByRole('button', { name: 'Rodadas automáticas' }).click()
  await page.getByRole('button', { name: /^Começar 10 rodadas de/ }).click()
  await expect(main(page)).toHaveAttribute('data-auto')
  // Between two rounds of the row there is nothing to end but the row itself.
  await page.evaluate(async () => {
    const [shown, button] = ['[data-stage]', '[data-main]'].map((which) => document.querySelector<HTMLElement>(which)!) as [
      HTMLElement,
      HTMLElement,
    ]
    await new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (shown.dataset['phase'] === 'idle') resolve()
      }).observe(shown, { attributeFilter: ['data-phase'] })
    })
    for (let times = 0; times < 3; times++) button.click()
  })
  await expect(main(page)).not.toHaveAttribute('data-auto')
  await at(page, 'idle').waitFor()
  expect(asked).toHaveLength(1)
})
