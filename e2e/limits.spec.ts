import { excludeMyself, requestLimitChange } from '@tucano/contract/limits'
import type { Page } from '@playwright/test'
import { expectClean } from './support/axe.ts'
import { LIMITS_PAGE, band, cell, check, later, panel, visit } from './support/limits.ts'
import { openAs, openMemberCentre } from './support/member.ts'
import { newSeededPlayer } from './support/player.ts'
import { expect, openSite, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const SPIN = { stake: '100' }

test('a visitor finds the tools, help and the way in, and the page is one click from everywhere', inWhole, async ({ page }) => {
  for (const path of ['/', '/help', '/rng', '/nowhere']) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading', { name: 'Jogue com responsabilidade' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Jogo responsável' })).toHaveAttribute('href', LIMITS_PAGE)
  }
  await page.goto('/lottery')
  await page.getByRole('link', { name: '18+ · Jogue com responsabilidade' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jogo responsável' })).toBeVisible()
  await expect(page).toHaveTitle(/^Jogo responsável · /)
  for (const tool of ['Limites', 'Aviso de tempo', 'Pausa', 'Autoexclusão'])
    await expect(page.getByRole('heading', { level: 3, name: tool })).toBeVisible()
  await expect(page.getByRole('link', { name: /^CVV: ligue 188/ })).toHaveAttribute('href', 'tel:188')
  await expect(page.getByRole('link', { name: /^Jogadores Anônimos/ })).toHaveAttribute('href', 'https://jogadoresanonimos.com.br')
  await expect(page.getByRole('link', { name: /^Autoexclusão centralizada/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ouvidoria/ })).toHaveAttribute('href', '/help#fale-conosco')
  await expect(panel(page)).toHaveCount(0)
  await expectClean(page, 'the page of a visitor')
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/register')
  await expect(page.getByRole('dialog').getByText('Jogue com responsabilidade.')).toBeVisible()
})

const stakes = (page: Page) => cell(page, 'stake', 'day')
const form = (page: Page) => page.getByRole('dialog', { name: 'Valor apostado: limite por dia' })

async function type(page: Page, text: string): Promise<void> {
  await stakes(page).getByRole('button').click()
  await form(page).getByRole('textbox', { name: 'Novo limite' }).fill(text)
}

test('a first limit and a lower one act at once', async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await player.play('onca-de-ouro', SPIN)
  await visit(page, site, player, LIMITS_PAGE)
  await expect(stakes(page)).toContainText('Sem limite')
  await type(page, '-5')
  await form(page).getByRole('button', { name: 'Salvar limite' }).click()
  await expect(form(page).getByRole('alert')).toHaveText('Digite um valor, por exemplo 150,00.')
  await form(page).getByRole('textbox').fill('1.000,50')
  await expect(form(page).getByText('Vale na hora.')).toBeVisible()
  await form(page).getByRole('button', { name: 'Salvar limite' }).click()
  await expect(stakes(page)).toContainText('R$ 1,00 de R$ 1.000,50')
  await expect(stakes(page).getByRole('meter')).toHaveAttribute('aria-valuetext', /Restam R\$\s999,50$/)
  await type(page, '2')
  await form(page).getByRole('button', { name: 'Salvar limite' }).click()
  await expect(stakes(page)).toContainText('R$ 1,00 de R$ 2,00')
  await expect(player.play('onca-de-ouro', { stake: '200' })).rejects.toThrow('limit.stake')
  // What is set elsewhere shows here.
  await player.ask(requestLimitChange, { kind: 'stake', period: 'day', cap: '150' })
  await expect(stakes(page)).toContainText('R$ 1,00 de R$ 1,50')
})

test(
  'a higher limit waits a day by the database’s clock, whatever the browser’s says, and for a word of the member',
  inWhole,
  async ({ page }) => {
    const site = await openSite()
    try {
      const player = await newSeededPlayer(site)
      await player.ask(requestLimitChange, { kind: 'stake', period: 'day', cap: '200' })
      // This browser believes that it is three days later.
      await page.addInitScript(() => {
        const now = Date.now
        Date.now = () => now() + 3 * 86_400_000
      })
      await visit(page, site, player, LIMITS_PAGE)
      await type(page, '50')
      await expect(form(page).getByText(/^Vale daqui a 24 horas, depois de você confirmar\./)).toBeVisible()
      await form(page).getByRole('button', { name: 'Pedir aumento' }).click()
      const request = page.locator('[data-change-request="stake-day"]')
      await expect(request).toContainText('De R$ 2,00 para R$ 50,00')
      await expect(request.getByText(/^Dá para confirmar em 2[34]:\d\d:\d\d$/)).toBeVisible()
      await expect(request.getByRole('button', { name: 'Confirmar' })).toBeDisabled()
      await expectClean(page, 'limits with a waiting request', 'main')
      await later(site, '23 hours 50 minutes')
      await page.reload()
      // So much later, the page also asks how it is going.
      await check(page).getByRole('button', { name: 'Continuar' }).click()
      await expect(request.getByText(/^Dá para confirmar em \d:\d\d$/)).toBeVisible()
      await expect(request.getByRole('button', { name: 'Confirmar' })).toBeDisabled()
      await expect(stakes(page)).toContainText('de R$ 2,00')
      await later(site, '24 hours 1 minute')
      await page.reload()
      await request.getByRole('button', { name: 'Confirmar' }).click()
      await expect(request).toHaveCount(0)
      await expect(stakes(page)).toContainText('de R$ 50,00')
      await stakes(page).getByRole('button').click()
      await form(page).getByRole('button', { name: 'Tirar este limite' }).click()
      await expect(request).toContainText('De R$ 50,00 para Sem limite')
      await request.getByRole('button', { name: 'Desistir' }).click()
      await expect(request).toHaveCount(0)
      await expect(stakes(page)).toContainText('de R$ 50,00')
    } finally {
      await site.stop()
    }
  },
)

test('time is set in hours and minutes, bets as a number, and the notice by a choice', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await visit(page, site, player, LIMITS_PAGE)
  await cell(page, 'time', 'week').getByRole('button').click()
  const time = page.getByRole('dialog', { name: 'Tempo: limite por semana' })
  await time.getByRole('textbox', { name: 'Horas' }).fill('169')
  await time.getByRole('button', { name: 'Salvar limite' }).click()
  await expect(time.getByRole('alert')).toHaveText('Digite um tempo que caiba no período.')
  await time.getByRole('textbox', { name: 'Horas' }).fill('10')
  await time.getByRole('textbox', { name: 'Minutos' }).fill('30')
  await time.getByRole('button', { name: 'Salvar limite' }).click()
  await expect(cell(page, 'time', 'week')).toContainText('de 10 h 30 min')
  await cell(page, 'bets', 'month').getByRole('button').click()
  const bets = page.getByRole('dialog', { name: 'Número de apostas: limite por mês' })
  await bets.getByRole('textbox').fill('1.500')
  await bets.getByRole('button', { name: 'Salvar limite' }).click()
  await expect(cell(page, 'bets', 'month')).toContainText('0 de 1.500')
  await page.getByRole('group', { name: 'Aviso de tempo' }).getByRole('button', { name: '15 min' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: '15 min' })).toHaveAttribute('aria-pressed', 'true')
  // What a message speaks of stays in sight, however narrow the page.
  for (const [width, minutes] of [
    [390, '30 min'],
    [1440, '60 min'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const choice = page.getByRole('group', { name: 'Aviso de tempo' }).getByRole('button', { name: minutes })
    // A message passes: it is measured in the page, when it comes.
    const apart = choice.evaluate(
      (pressed) =>
        new Promise<boolean>((resolve) => {
          const messages = (): Element[] => [...document.querySelectorAll('[role=status] p')]
          const before = new Set(messages())
          const look = (): void => {
            const said = messages()
              .find((message) => !before.has(message))
              ?.getBoundingClientRect()
            if (!said || said.height === 0) return
            watch.disconnect()
            const { top, bottom } = pressed.getBoundingClientRect()
            resolve(said.top >= bottom || said.bottom <= top)
          }
          const watch = new MutationObserver(() => requestAnimationFrame(look))
          watch.observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
    )
    await choice.click()
    expect(await apart, `at ${width}`).toBe(true)
  }
})

test(
  'a pause is asked for twice, says until when on every page, explains what it closes, and cannot be shortened',
  inWhole,
  async ({ page, site }) => {
    const player = await newSeededPlayer(site)
    await visit(page, site, player, '/noticePage')
    await openMemberCentre(page)
    await page.getByRole('region', { name: 'Jogo responsável' }).getByRole('button', { name: 'Abrir' }).click()
    const pause = page.getByRole('region', { name: 'Fazer uma pausa' })
    await pause.getByRole('button', { name: 'Outro prazo' }).click()
    const days = pause.getByRole('textbox', { name: 'Dias, de 1 a 42' })
    await days.fill('43')
    await expect(pause.getByRole('alert')).toHaveText('Escolha de 1 a 42 dias.')
    await expect(pause.getByRole('button', { name: 'Começar a pausa' })).toBeDisabled()
    await days.fill('3')
    await pause.getByRole('button', { name: 'Começar a pausa' }).click()
    const ask = page.getByRole('dialog', { name: 'Começar a pausa agora?' })
    await ask.getByRole('button', { name: 'Cancelar' }).click()
    await expect(band(page)).toHaveCount(0)
    await pause.getByRole('button', { name: 'Começar a pausa' }).click()
    await ask.getByRole('button', { name: 'Começar a pausa' }).click()
    await expect(band(page)).toContainText(/^Você está em pausa até \d\d\/\d\d\/\d{4} às \d\d:\d\d\./)
    const paused = page.getByRole('region', { name: 'Você está em pausa' })
    await paused.getByRole('button', { name: '24 horas' }).click()
    await expect(paused.getByRole('button', { name: 'Prolongar a pausa' })).toBeDisabled()
    await paused.getByRole('button', { name: '1 semana' }).click()
    await expect(paused.getByRole('button', { name: 'Prolongar a pausa' })).toBeEnabled()
    await expectClean(page, 'a page in a pause')
    await page.goto('/rng')
    await expect(band(page)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Jogar Onça de Ouro,/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Os jogos estão fechados para você por enquanto' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click()
    await expect(page.getByRole('heading', { name: 'Os depósitos estão fechados para você por enquanto' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Sacar', exact: true }).last().click()
    await expect(page.locator('[data-page="withdraw"]')).toBeVisible()
    await expect(player.play('onca-de-ouro', SPIN)).rejects.toThrow('play.closed')
  },
)

test('an exclusion takes two steps, and ends the session with a goodbye', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await visit(page, site, player, LIMITS_PAGE)
  const section = page.getByRole('region', { name: 'Autoexclusão' })
  await section.getByRole('button', { name: '1 ano' }).click()
  await section.getByRole('button', { name: 'Quero me autoexcluir' }).click()
  const ask = page.getByRole('dialog', { name: 'Autoexclusão por 1 ano' })
  await ask.getByRole('button', { name: 'Continuar' }).click()
  await ask.getByRole('button', { name: 'Excluir minha conta do jogo' }).click()
  await expect(ask.getByRole('alert')).toHaveText('Marque que você entendeu para continuar.')
  await expectClean(page, 'the last question before an exclusion', 'dialog')
  await ask.getByText(/^Entendi: por 1 ano/).click()
  await ask.getByRole('button', { name: 'Excluir minha conta do jogo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Está feito. Cuide-se.' })).toBeFocused()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await expectClean(page, 'goodbye', 'main')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' }).first()).toBeVisible()
  await expect(player.play('onca-de-ouro', SPIN)).rejects.toThrow('login.not.session')
})

test('whoever signs in during an exclusion finds what is open, and an explanation everywhere else', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await player.ask(excludeMyself, { months: 6 })
  await openAs(page, site, player.account, '/')
  await expect(band(page)).toContainText('Você está em autoexclusão até')
  for (const path of ['/', '/rng', '/promotions']) {
    if (path !== '/') await page.goto(`${site.url}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Esta parte está fechada para você por enquanto' })).toBeVisible()
    await expect(page.locator('[data-region="banner"]')).toHaveCount(0)
  }
  await expectClean(page, 'a closed page')
  await page.goto(`${site.url}${LIMITS_PAGE}`)
  await expect(page.getByRole('region', { name: 'Você está em autoexclusão' })).toBeVisible()
  await expect(cell(page, 'loss', 'day').getByRole('button')).toHaveCount(0)
  await openMemberCentre(page)
  for (const [entry, title] of [
    ['personalHistoryCopy', 'Nenhuma aposta'],
    ['securityCenter', 'Jogo responsável'],
    ['depositv2', 'Os depósitos estão fechados'],
    ['referral', 'Esta parte está fechada'],
  ] as const) {
    await page.locator(`[data-entry="${entry}"]`).click()
    await expect(page.locator(`[data-page="${entry}"]`).getByText(title).first()).toBeVisible()
  }
})
