import type { Page } from '@playwright/test'
import { tableGames } from '@tucano/table'
import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

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

async function expectLatePressTakesNothing(page: Page, asked: string[], ends: string): Promise<void> {
  const pressed = pressAtTheEnd(page)
  await main(page).click()
  expect(await pressed).toBe('resting')
  await at(page, ends).waitFor()
  expect(asked).toEqual(['STU_playRound'])
  // A press of its own is taken.
  await main(page).click()
  await expect.poll(() => asked).toEqual(['STU_playRound', ends === 'idle' ? 'STU_playRound' : 'STU_stepRound'])
}

for (const { vendor, code, ends, share } of [
  { vendor: 'MICO', code: 'trovao', ends: 'idle', share: {} },
  { vendor: 'TUC', code: 'dados', ends: 'idle', share: inWhole },
  { vendor: 'TUC', code: 'plinko', ends: 'idle', share: inWhole },
  // The large button deals, and then it exchanges the cards: a late press would exchange all of them.
  { vendor: 'TUC', code: 'valete-ou-mais', ends: 'waiting', share: {} },
])
  test(
    `${code}: a press that was meant for what was shown, and lands a moment later, stakes and decides nothing`,
    share,
    async ({ page, site }) => {
      await expectLatePressTakesNothing(page, await sit(page, site, vendor, code), ends)
    },
  )

test('foguete: the second press of a double click on the launch does not end the flight', async ({ page, site }) => {
  const asked = await sit(page, site, 'TUC', 'foguete')
  // However far it flies, it is soon over.
  await page.getByRole('textbox', { name: 'Retirada automática' }).fill('1,10')
  await page.keyboard.press('Enter')
  const pressed = pressAtTheEnd(page)
  await main(page).click()
  await pressed
  await page.locator('[data-stage][data-over="true"]').waitFor()
  await at(page, 'idle').waitFor()
  expect(asked).toEqual(['STU_playRound'])
})

test('onca-de-ouro: a late press, one that went down while the round ran, and one too many on a row of rounds stake nothing', async ({
  page,
  site,
}) => {
  const asked = await sit(page, site, 'ARA', 'onca-de-ouro')
  await expectLatePressTakesNothing(page, asked, 'idle')
  await at(page, 'idle').waitFor()
  await test.step('a button or a finger that went down while the round ran stakes nothing when it comes up', async () => {
    asked.length = 0
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/STU_playRound', async (route) => {
      await held
      await route.continue()
    })
    await main(page).click()
    await expect(stage(page)).toHaveAttribute('data-phase', 'asking')
    // Beside the icon: that one is another when the round is over, and a press on it would come to nothing anyway.
    const { x, y, width } = (await main(page).boundingBox())!
    await page.mouse.move(x + width / 2, y + 8)
    await page.mouse.down()
    release()
    await at(page, 'idle').waitFor()
    await page.mouse.up()
    expect(await stage(page).getAttribute('data-phase')).toBe('idle')
    expect(asked).toHaveLength(1)
    await page.mouse.down()
    await page.mouse.up()
    await expect.poll(() => asked.length).toBe(2)
    await at(page, 'idle').waitFor()
    await page.unroute('**/STU_playRound')
  })
  await test.step('whoever stops a row of rounds with one press too many begins no other round', async () => {
    asked.length = 0
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
})

test('a key that is held down on a decision decides once', inWhole, async ({ page, site }) => {
  const game = tableGames.find(({ code }) => code === 'vinte-e-um')!
  // Small cards for the player: there is always another decision.
  const cards = [0, 28, 4, 24, 0, 0, 0, 0, 0]
  const answer = (moves: unknown[]) => {
    let drawn = 0
    const below = (): number => cards[drawn++]!
    const { view, options, stake, payout, over } = game.run(moves as never, { below, belowBig: () => BigInt(below()) }, {})
    const told = { roundId: '01980000-0000-7000-8000-000000000000', gameCode: game.code, nonce: 1, step: moves.length, elapsedMs: 0 }
    const asked = options.map(({ move, cost }) => ({ move, cost: String(cost) }))
    return { ...told, over, view, options: asked, stake: String(stake), payout: String(payout), balance: '99900' }
  }
  const moves: unknown[] = [{ stake: '100' }]
  const ok = (value: unknown) => ({ json: { success: true, value, message: null, errorCode: null } })
  await page.route('**/STU_getOpenRound*', (route) => route.fulfill(ok({ round: answer(moves) })))
  await page.route('**/STU_stepRound', (route) => {
    moves.push((route.request().postDataJSON() as { move: unknown }).move)
    return route.fulfill(ok(answer(moves)))
  })
  await openAs(page, site, await newPlayer(site, 100_000n), '/game?vendor=TUC&type=RNG&code=vinte-e-um')
  await at(page, 'waiting').waitFor()
  await page.locator('[data-move="hit"]').focus()
  await page.keyboard.down('Enter')
  await expect.poll(() => moves).toHaveLength(2)
  await at(page, 'waiting').waitFor()
  // The same key again without coming up is its repetition.
  for (let times = 0; times < 3; times++) await page.keyboard.down('Enter')
  expect(await stage(page).getAttribute('data-phase')).toBe('waiting')
  await page.keyboard.up('Enter')
  expect(moves).toHaveLength(2)
  await page.keyboard.press('Enter')
  await expect.poll(() => moves).toHaveLength(3)
})
