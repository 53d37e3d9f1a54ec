import type { Page } from '@playwright/test'
import { pausePlay } from '@tucano/contract/limits'
import { COMMENT_MAX, type BonusTerms, activityStatuses, applyForPromotion, redeemCode } from '@tucano/contract/promotions'
import { ANY_BET, cash } from '../server/src/testing/promotion-of.ts'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { newMember, openAs, openMemberCentre } from './support/member.ts'
import { newSeededPlayer } from './support/player.ts'
import { putEntry, startPromotion } from './support/promotions.ts'
import { sealedFor } from './support/sealed.ts'
import { type Site, expect, openSite, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

/** A site of its own: what runs here is not to be counted elsewhere. */
let site: Site
test.beforeAll(async () => {
  site = await openSite()
})
test.afterAll(() => site.stop())

const HOUR_MS = 3_600_000
const MISSION = { measure: 'count', filter: ANY_BET, target: 10, window: 'campaign', after: null, reward: cash(1500n) } as const
const card = (page: Page, promotionId: bigint) => page.locator(`[data-promotion="${promotionId}"]`)
const idsOf = (page: Page) =>
  page.locator('main [data-promotion]').evaluateAll((all) => all.map((each) => each.getAttribute('data-promotion')))
const badge = (page: Page) => page.getByRole('banner').locator('[data-news]')

const TERMS: BonusTerms = {
  multiple: 10,
  base: 'bonus',
  contribution: { LIVE: 1000 },
  maxStake: '500',
  maxConversion: 5,
  days: 7,
  products: null,
  convert: 'all',
  onWithdrawal: 'forfeit',
}

test('the promotions page shows every promotion with how the member stands, in each of the ten statuses, and the member’s own apart [PRM-01] [PRM-02]', async ({
  page,
}) => {
  const account = await newMember(site)
  const mission = (title: string, more: object = {}) => startPromotion(site, 'mission', { ...MISSION, title, ...more })
  const now = Date.now()
  const ids = {
    join: await mission('Missão para entrar', { optIn: true }),
    claim: await mission('Missão ganha'),
    applying: await startPromotion(site, 'application', { title: 'Pedido feito', pictures: 'optional', again: true, reward: cash(700n) }),
    closed: await mission('Missão passada', { startsAt: now - 5 * HOUR_MS, endsAt: now - HOUR_MS }),
    rejected: await startPromotion(site, 'application', { title: 'Pedido recusado', pictures: 'none', again: false, reward: cash(700n) }),
    issued: await mission('Missão paga'),
    claimed: await mission('Missão resgatada'),
    'in process': await mission('Missão no meio', { endsAt: now + 30 * HOUR_MS, budget: { amount: '100000', rewards: 40, isShown: true } }),
    signed: await mission('Missão em que entrei', { optIn: true }),
    'coming soon': await mission('Missão futura', { startsAt: now + 50 * HOUR_MS }),
  }
  expect(Object.keys(ids).toSorted()).toEqual([...activityStatuses].toSorted())
  for (const state of ['applying', 'issued', 'claimed', 'signed'] as const) await putEntry(site, account, ids[state], { state })
  await putEntry(site, account, ids.claim, { state: 'claim', measured: 10, reward: cash(1500n) })
  await putEntry(site, account, ids.rejected, { state: 'rejected', reason: 'A imagem não mostra a aposta' })
  await putEntry(site, account, ids['in process'], { state: 'in process', measured: 3 })

  await openAs(page, site, account, '/promotions')
  await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible()
  const words: Record<keyof typeof ids, string> = {
    join: 'Aberta',
    claim: 'Para resgatar',
    applying: 'Em análise',
    closed: 'Encerrada',
    rejected: 'Recusada',
    issued: 'Creditada',
    claimed: 'Resgatada',
    'in process': 'Em andamento',
    signed: 'Participando',
    'coming soon': 'Em breve',
  }
  for (const status of activityStatuses) {
    await expect(card(page, ids[status])).toHaveAttribute('data-status', status)
    await expect(card(page, ids[status])).toContainText(words[status])
  }
  await expect(page.locator('[data-promotion]').first()).toHaveAttribute('data-status', 'claim')
  await expect(card(page, ids.claim).locator('[data-headline]')).toHaveText('R$\u00A015,00 em dinheiro')
  await expect(page.locator('[data-topic="now"] [data-promotion]')).toHaveCount(2)
  await expect(page.locator('[data-topic="over"] [data-promotion]')).toHaveCount(3)
  await page.getByRole('button', { name: 'Missões e rankings' }).click()
  await expect(page.locator('[data-promotion]')).toHaveCount(3)
  await page.getByRole('button', { name: 'Todas' }).click()
  await expect(page.getByRole('link', { name: /^Loja de pontos/ })).toHaveAttribute('href', '/pointMall')
  const going = card(page, ids['in process'])
  await expect(going).toContainText('Termina em 29 h')
  await expect(going).toContainText('Restam R$ 1.000,00 · Restam 40 recompensas')
  await expect(going.getByRole('progressbar')).toHaveAttribute('value', '30')
  await expect(going).toContainText('3 de 10')
  await expect(card(page, ids.claim)).toContainText('Resgate em até 5 dias')
  await expectClean(page, 'promotions', 'main')

  await page.getByRole('button', { name: 'Minhas promoções' }).click()
  await expect(page).toHaveURL(/ver=minhas/)
  const group = (name: string) => page.locator(`[data-group="${name}"] [data-promotion]`)
  await expect(group('waiting')).toHaveCount(1)
  await expect(group('going')).toHaveCount(3)
  await expect(group('over')).toHaveCount(3)
  await card(page, ids.rejected)
    .getByRole('link', { name: /^Ver detalhes/ })
    .click()
  await expect(page.getByText('Motivo: A imagem não mostra a aposta')).toBeVisible()
  await expectClean(page, 'a promotion', 'main')
})

test('a visitor reads what runs, the terms worked out for any amount, and comes in to take part [PRM-01]', async ({ page }) => {
  const promotionId = await startPromotion(site, 'depositMatch', {
    title: 'Depósito em dobro',
    summary: 'Dobramos o seu primeiro depósito, com tudo à vista.',
    nth: [1],
    matchBp: 10_000,
    minDeposit: '2000',
    max: '50000',
    terms: TERMS,
  })
  await page.goto(`${site.url}/promotions`)
  await card(page, promotionId)
    .getByRole('link', { name: /^Ver detalhes/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Depósito em dobro' })).toBeVisible()
  const worked = page.locator('[data-worked]')
  const fact = (key: string) => worked.locator(`[data-fact="${key}"]`)
  const field = worked.getByRole('textbox', { name: 'Se eu depositar' })
  await expect(field).toHaveValue('100,00')
  await expect(fact('given')).toContainText('R$ 100,00')
  await expect(fact('required')).toContainText('R$ 1.000,00 (10 × o bônus)')
  await expect(fact('maxStake')).toContainText('R$ 5,00')
  await expect(fact('mostCash')).toContainText('R$ 500,00')
  await expect(fact('until')).toContainText('(7 dias)')
  await expect(fact('counts')).toContainText('Ao vivo: 10%')
  await field.fill('19,99')
  await expect(worked.getByRole('alert')).toHaveText('O depósito mínimo desta promoção é R$ 20,00.')
  await expect(fact('given')).toHaveCount(0)
  await field.fill('2.000')
  await expect(fact('given')).toContainText('R$ 500,00')
  await expectClean(page, 'terms', 'main')
  await page.getByRole('button', { name: 'Entrar para participar: Depósito em dobro' }).click()
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
})

test('a member joins, checks in and claims with one press each, and the money is there', async ({ page }) => {
  const account = await newPlayer(site, 100_00n)
  const join = await startPromotion(site, 'mission', { ...MISSION, title: 'Dez rodadas', optIn: true })
  const earned = await startPromotion(site, 'mission', { ...MISSION, title: 'Rodadas feitas' })
  const ladder = await startPromotion(site, 'checkIn', { title: 'Presença', ladder: [cash(100n), cash(200n)] })
  await putEntry(site, account, earned, { state: 'claim', measured: 10, reward: cash(1500n) })
  await openAs(page, site, account, '/promotions')
  await card(page, join).getByRole('button', { name: 'Participar: Dez rodadas' }).click()
  await expect(page.getByText('Pronto, você está participando.')).toBeVisible()
  await expect(card(page, join)).toHaveAttribute('data-status', 'signed')
  const order = await idsOf(page)
  await card(page, earned).getByRole('button', { name: 'Resgatar: Rodadas feitas' }).click()
  await expect(page.getByText('Resgatado: R$ 15,00 em dinheiro.')).toBeVisible()
  await expect(card(page, earned)).toHaveAttribute('data-status', 'claimed')
  await card(page, ladder).getByRole('button', { name: 'Marcar presença: Presença' }).click()
  await expect(card(page, ladder)).toHaveAttribute('data-status', 'claim')
  await card(page, ladder).getByRole('button', { name: 'Resgatar: Presença' }).click()
  await expect(card(page, ladder)).toHaveAttribute('data-status', 'claimed')
  await expect(card(page, ladder)).toContainText('1 de 2 dias')
  // Nothing has moved under the hand, and whoever uses a keyboard is still there.
  expect(await idsOf(page)).toEqual(order)
  await expect(card(page, ladder).getByRole('link', { name: 'Ver detalhes: Presença' })).toBeFocused()
  await expect(page.getByRole('banner').getByText('116,00')).toBeVisible()
})

test('an application has a comment of 140 characters and up to three pictures, png or jpg, of 5 MB each [PRM-03] [PRM-04] [PRM-05] [PRM-06]', async ({
  page,
}) => {
  const account = await newMember(site)
  const promotionId = await startPromotion(site, 'application', {
    title: 'Mostre a sua jogada',
    pictures: 'required',
    again: true,
    reward: cash(700n),
  })
  await openAs(page, site, account, '/promotions')
  const sent = sealedFor(page, site, applyForPromotion)
  await card(page, promotionId).getByRole('button', { name: 'Pedir: Mostre a sua jogada' }).click()
  const form = page.getByRole('dialog', { name: 'Pedir: Mostre a sua jogada' })
  const comment = form.getByRole('textbox', { name: 'Comentário' })
  const file = form.locator('input[type="file"]')
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 90 } })
  const png = (name: string, buffer = picture) => ({ name, mimeType: 'image/png', buffer })
  await comment.fill('a'.repeat(COMMENT_MAX + 20))
  await comment.press('End')
  await comment.pressSequentially('b')
  await expect(form.getByText('140 de 140 caracteres')).toBeVisible()
  expect(await comment.inputValue()).toHaveLength(140)
  await form.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(form.getByRole('alert')).toHaveText('Junte ao menos uma imagem.')
  await expect(file).toHaveAttribute('accept', 'image/png,image/jpeg')
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: picture })
  await expect(form.getByRole('alert')).toHaveText('a.gif não é PNG nem JPG.')
  await file.setInputFiles(png('grande.png', Buffer.alloc(5 * 1024 * 1024 + 1)))
  await expect(form.getByRole('alert')).toHaveText('grande.png tem 5,1 MB, e o limite é 5 MB.')
  await file.setInputFiles([png('1.png'), png('2.png'), png('3.png'), png('4.png')])
  await expect(form.getByRole('alert')).toHaveText('São no máximo 3 imagens. As outras ficaram de fora.')
  await expect(form.locator('[data-file] img')).toHaveCount(3)
  await expect(form.getByRole('button', { name: 'Adicionar imagem' })).toBeDisabled()
  await expectClean(page, 'an application', 'dialog[open]')
  await form.getByRole('button', { name: 'Tirar 3.png' }).click()
  await expect(form.locator('[data-file]')).toHaveCount(2)
  await form.getByRole('button', { name: 'Enviar pedido' }).click()
  // Pictures are drawn again at the lowest priority: on a busy machine that takes its time.
  await expect(form).toHaveCount(0, { timeout: 60_000 })
  await expect(card(page, promotionId)).toHaveAttribute('data-status', 'applying')
  const [application] = await sent()
  expect(application).toMatchObject({ promotionId: String(promotionId), comment: 'a'.repeat(140) })
  expect(application?.pictures).toHaveLength(2)
})

test('a code asks for the WhatsApp or the Zalo number that its promotion wants, and brings what it promises [PRM-08] [PRM-09]', async ({
  page,
}) => {
  await startPromotion(site, 'code', { title: 'Zap', codes: ['ZAPZAP'], uses: null, ask: 'whatsapp', reward: cash(300n) })
  await startPromotion(site, 'code', { title: 'Zalo', codes: ['ZALO-26'], uses: null, ask: 'zalo', reward: cash(500n) })
  await openAs(page, site, await newMember(site), '/promotions')
  const sent = sealedFor(page, site, redeemCode)
  const form = page.getByRole('dialog', { name: 'Usar um código' })
  const open = async (code: string): Promise<void> => {
    await page.getByRole('button', { name: 'Tenho um código' }).click()
    await form.getByRole('textbox', { name: 'Código' }).fill(code)
    await form.getByRole('button', { name: 'Usar código' }).click()
  }
  await open('a')
  await expect(form.getByRole('alert')).toHaveText('São de 4 a 24 letras, números ou traços.')
  await form.getByRole('textbox', { name: 'Código' }).fill('nada-26')
  await form.getByRole('button', { name: 'Usar código' }).click()
  await expect(form.getByRole('alert')).toHaveText('Este código não existe. Confira e digite de novo.')
  await form.getByRole('textbox', { name: 'Código' }).fill('zapzap')
  await form.getByRole('button', { name: 'Usar código' }).click()
  const whatsapp = form.getByRole('textbox', { name: 'Número do WhatsApp' })
  await expect(whatsapp).toBeFocused()
  await whatsapp.fill('11')
  await form.getByRole('button', { name: 'Resgatar' }).click()
  await expect(form.getByRole('alert')).toHaveText('São de 8 a 15 dígitos, com ou sem + no começo.')
  await expectClean(page, 'a code that asks for a number', 'dialog[open]')
  await whatsapp.fill('+55 (11) 98765-4321')
  await form.getByRole('button', { name: 'Resgatar' }).click()
  await expect(page.getByText('Resgatado: R$ 3,00 em dinheiro.')).toBeVisible()
  await open('ZALO-26')
  await form.getByRole('textbox', { name: 'Número do Zalo' }).fill('84912345678')
  await form.getByRole('button', { name: 'Resgatar' }).click()
  await expect(page.getByText('Resgatado: R$ 5,00 em dinheiro.')).toBeVisible()
  expect((await sent()).map(({ contact }) => contact).filter(Boolean)).toEqual(['+5511987654321', '84912345678'])
})

test('the face’s badge holds promotions that can be taken and unread messages; missions and rewards in the centre hold what waits; the start shows it [HDR-09] [MEM-10] [MEM-12]', async ({
  page,
}) => {
  const own = await openSite()
  const account = await newMember(own, { nickname: 'Caio' })
  const mission = await startPromotion(own, 'mission', { ...MISSION, title: 'Missão ganha' })
  const code = await startPromotion(own, 'manual', { title: 'Presente', reward: cash(900n) })
  await startPromotion(own, 'mission', { ...MISSION, title: 'Para entrar', optIn: true })
  await startPromotion(own, 'checkIn', { title: 'Presença', ladder: [cash(100n)] })
  for (const id of [mission, code]) await putEntry(own, account, id, { state: 'claim', measured: 10, reward: cash(900n) })
  await own.sql(
    "insert into messages.messages (member_id, title, body) select id, 'Olá', 'Recado' from member.members, generate_series(1, 2) where account = $1",
    [account],
  )
  await openAs(page, own, account)
  // Two claims, one to join, one to check in; two messages.
  await expect(badge(page)).toHaveText('6')
  await expect(page.getByRole('button', { name: 'Abrir o menu de Caio, 6 novidades' })).toBeVisible()
  const centre = await openMemberCentre(page)
  const entry = (key: string) => centre.locator(`[data-entry="${key}"]`)
  await expect(entry('missionLeaderboard')).toContainText('1')
  await expect(entry('rewardCenter')).toContainText('2')
  await expect(entry('messageV2')).toContainText('2')
  await page.goto(`${own.url}/promotions`)
  // What was seen no longer counts, what waits does.
  await expect(badge(page)).toHaveText('4')
  await card(page, mission)
    .getByRole('button', { name: /^Resgatar/ })
    .click()
  await expect(badge(page)).toHaveText('3')
  await openMemberCentre(page)
  await expect(entry('missionLeaderboard')).not.toContainText('1')
  await expect(entry('rewardCenter')).toContainText('1')

  await page.goto(`${own.url}/`)
  const place = page.getByRole('region', { name: 'Para você agora' })
  await place.scrollIntoViewIfNeeded()
  await expect(place.locator('[data-promotion]')).toHaveCount(3)
  await expect(place.locator('[data-promotion]').first()).toHaveAttribute('data-status', 'claim')
  await expectClean(page, 'promotions on the start', '[data-region="promotions"]')
  await own.stop()
})

test(
  'whoever has closed play is offered nothing: no promotion, no badge, no way to either, no place on the start',
  inWhole,
  async ({ page }) => {
    const own = await openSite()
    const player = await newSeededPlayer(own)
    const promotionId = await startPromotion(own, 'mission', { ...MISSION, title: 'Missão ganha' })
    await putEntry(own, player.account, promotionId, { state: 'claim', measured: 10, reward: cash(900n) })
    await player.ask(pausePlay, { days: 1 })
    // That it was paused is told by a message, which counts for itself.
    await own.sql('update messages.messages set read_at = clock_timestamp()')
    await player.visit(page, '/promotions')
    await expect(page.getByRole('heading', { level: 1, name: 'Esta parte está fechada para você por enquanto' })).toBeVisible()
    await expect(badge(page)).toHaveText('')
    await page.goto(`${own.url}/promoDetail?promotion=${promotionId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Esta parte está fechada para você por enquanto' })).toBeVisible()
    await page.goto(`${own.url}/`)
    await expect(page.locator('[data-closed]')).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-region="promotions"]')).toHaveCount(0)
    await expect(badge(page)).toHaveText('')
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await expect(menu.getByRole('link', { name: 'Início' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Promoções' })).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    const tabs = page.getByRole('navigation', { name: 'Atalhos' })
    await expect(tabs.getByRole('link', { name: 'Limites' })).toBeVisible()
    await expect(tabs.getByRole('link', { name: 'Promoções' })).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 720 })
    const centre = await openMemberCentre(page)
    for (const entry of ['missionLeaderboard', 'rewardCenter']) {
      await centre.locator(`[data-entry="${entry}"]`).click()
      await expect(
        page.locator(`[data-page="${entry}"]`).getByRole('heading', { name: 'Esta parte está fechada para você por enquanto' }),
      ).toBeVisible()
    }
    await own.stop()
  },
)
