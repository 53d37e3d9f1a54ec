import type { Page } from '@playwright/test'
import { pausePlay } from '@tucano/contract/limits'
import type { BonusTerms } from '@tucano/contract/promotions'
import { tendEnvelopes } from '../server/src/promotions/envelopes.ts'
import { Versions } from '../server/src/promotions/running.ts'
import { ANY_BET, cash } from '../server/src/testing/promotion-of.ts'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { newMember, openAs } from './support/member.ts'
import { playerOf } from './support/player.ts'
import { bet, standingOf, startPromotion } from './support/promotions.ts'
import { setPaymentPassword } from './support/money.ts'
import { PAYMENT_PASSWORD, idOf, openEntry, withDb } from './support/records.ts'
import { type Site, expect, test } from './support/site.ts'
import { openTurnedSite, runJob } from './support/turned-clock.ts'
import { inWhole } from './support/whole.ts'

// Promotions that run are seen by everybody: these have a site of their own.
test.use({ wishes: { env: { LOG_LEVEL: 'warn' } } })
test.describe.configure({ timeout: 120_000 })

/** What members do is measured every few seconds. */
const MEASURED = { timeout: 30_000 }

const entry = (page: Page, name: string) => page.locator(`[data-entry="${name}"]`)
const shown = (page: Page, name: string) => page.locator(`[data-page="${name}"]`)

async function end(site: Site, promotionId: bigint): Promise<void> {
  await site.sql("update promotions.promotions set state = 'stopped' where id = $1", [promotionId])
  await site.sql('update promotions.switch set stamp = stamp + 1')
}

const mission = (title: string, more: { after?: string | null; target?: number } = {}) =>
  ({
    title,
    scene: 'target',
    measure: 'count',
    filter: ANY_BET,
    target: more.target ?? 2,
    window: 'campaign',
    after: more.after ?? null,
    reward: cash(5_00n),
  }) as const

test('missions say what they ask for and how far they are; what is done is taken here or in the reward centre; the board shows the own place [MIS-01] [MIS-02] [MIS-03] [MIS-04] [API-38] [API-39]', async ({
  page,
  site,
}) => {
  const first = await startPromotion(site, 'mission', mission('Duas rodadas'))
  const second = await startPromotion(site, 'mission', mission('Mais uma rodada', { target: 1 }))
  const locked = await startPromotion(site, 'mission', mission('Depois das duas', { after: String(first), target: 50 }))
  const board = await startPromotion(site, 'board', {
    title: 'Ranking da semana',
    period: 'campaign',
    measure: 'stake',
    stakeADay: null,
    filter: ANY_BET,
    prizes: [{ to: 1, reward: cash(100_00n) }],
    endsAt: Date.now() + 86_400_000,
  })
  const account = await newPlayer(site, 100_00n)
  const other = await newPlayer(site, 100_00n)
  await openAs(page, site, account)
  await openEntry(page, 'missionLeaderboard')
  const missions = shown(page, 'missionLeaderboard')
  await expect(missions.locator(`[data-mission="${first}"]`)).toContainText('0 de 2')
  await expect(missions.locator(`[data-mission="${locked}"]`)).toContainText('Abre depois de: Duas rodadas')
  await expect(missions.locator(`[data-mission="${locked}"]`)).toContainText('Bloqueada')
  await expectClean(page, 'missions', 'dialog[open]')

  await bet(site, other, { stake: 30_00n })
  await bet(site, account, { stake: 10_00n })
  await bet(site, account, { stake: 10_00n })
  for (const done of [first, second]) await expect.poll(() => standingOf(site, account, done), MEASURED).toBe('claim')
  await expect
    .poll(
      () => site.sql('select from promotions.scores s join promotions.boards b on b.id = s.board_id where b.promotion_id = $1', [board]),
      MEASURED,
    )
    .toHaveLength(2)
  await page.reload()
  await openEntry(page, 'missionLeaderboard')
  await missions.getByRole('button', { name: 'Resgatar: Duas rodadas' }).click()
  await expect(missions.locator(`[data-mission="${first}"]`)).toHaveAttribute('data-status', 'claimed')
  await expect(missions.locator(`[data-mission="${locked}"]`)).toContainText('de 50')

  await missions.getByRole('tab', { name: 'Ranking' }).click()
  await expect(missions.locator('[data-own-rank]')).toHaveAttribute('data-own-rank', '2')
  await expect(missions.locator('[data-own-rank]')).toContainText('R$\u00A020,00')
  await expect(missions.locator('[data-place="2"]')).toContainText('Você')
  await expect(missions.locator('[data-place="1"]')).toContainText('R$\u00A0100,00')
  await expectClean(page, 'the board', 'dialog[open]')

  await entry(page, 'rewardCenter').click()
  const rewards = shown(page, 'rewardCenter')
  await expect(rewards.locator('[data-waiting]')).toHaveAttribute('data-waiting', '1')
  await expect(rewards.locator('[data-rank="0"]')).toContainText('Broto')
  await expectClean(page, 'the reward centre', 'dialog[open]')
  await rewards.getByRole('button', { name: 'Resgatar: Mais uma rodada' }).click()
  await expect(rewards.getByRole('heading', { name: 'Nada para resgatar agora' })).toBeVisible()
  await expect(rewards.locator('[data-received]')).toHaveAttribute('data-received', '2')
  await expect(rewards.locator('[data-received]')).toContainText('Mais uma rodada')
  for (const one of [first, second, locked, board]) await end(site, one)
})

const TERMS: BonusTerms = {
  multiple: 10,
  base: 'bonus',
  contribution: {},
  maxStake: '500',
  maxConversion: 5,
  days: 7,
  products: null,
  convert: 'all',
  onWithdrawal: 'forfeit',
}

test(
  'a bonus that was taken shows what is left of it, how far it is and its rules, and is given up only when asked twice',
  inWhole,
  async ({ page, site }) => {
    const given = await startPromotion(site, 'mission', {
      ...mission('Bônus de uma rodada', { target: 1 }),
      reward: { type: 'bonus', amount: '2000', terms: TERMS },
    })
    const account = await newPlayer(site, 100_00n)
    await bet(site, account, { stake: 10_00n })
    await expect.poll(() => standingOf(site, account, given), MEASURED).toBe('claim')
    await openAs(page, site, account)
    await openEntry(page, 'rewardCenter')
    await shown(page, 'rewardCenter').getByRole('button', { name: 'Resgatar: Bônus de uma rodada' }).click()
    await expect(shown(page, 'rewardCenter').locator('[data-received]')).toContainText('R$\u00A020,00 em bônus')
    await entry(page, 'bonusDetails').click()
    const bonus = shown(page, 'bonusDetails')
    await expect(bonus.locator('[data-bonus]')).toContainText('R$\u00A020,00')
    await expect(bonus.locator('[data-progress]')).toContainText('Faltam R$\u00A0200,00')
    // Only what can be played is named.
    await expect(bonus.locator('[data-counts="RNG"]')).toContainText('100%')
    await expect(bonus.locator('[data-counts="LIVE"]')).toHaveCount(0)
    await expect(bonus.locator('[data-fact="maxStake"]')).toContainText('R$\u00A05,00')
    await expect(bonus.locator('[data-fact="maxCash"]')).toContainText('R$\u00A0100,00')
    await expectClean(page, 'the bonus', 'dialog[open]')
    await bonus.getByRole('button', { name: 'Abrir mão' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abrir mão' }).click()
    await expect(bonus.locator('[data-grant="forfeited"]')).toContainText('Você abriu mão')
    await end(site, given)
  },
)

const tend = (site: Site): Promise<void> => withDb(site, (db) => tendEnvelopes({ db, versions: new Versions({ profile: 'open' }) }))

test('envelopes rain: one press catches one share, which is in the balance; the last ones can be checked; whoever has closed play sees nothing [PRM-07]', async ({
  browser,
  page,
  site,
}) => {
  const account = await newMember(site)
  await openAs(page, site, account, '/redEnvelope')
  await expect(page.getByRole('heading', { level: 1, name: 'Chuva de envelopes' })).toBeVisible()
  await expect(page.locator('[data-envelope="none"]')).toBeVisible()
  const rain = await startPromotion(site, 'envelopes', {
    total: '1000',
    shares: 5,
    least: '50',
    everyMinutes: 1440,
    seconds: 3600,
    startsAt: Date.now() - 600_000,
  })
  await tend(site)
  await expect(page.locator('[data-envelope="open"]'), 'it is told of').toBeVisible()
  await expectClean(page, 'the rain')
  await page.getByRole('button', { name: 'Pegar meu envelope' }).click()
  const amount = page.locator('[data-envelope="caught"] [data-amount]')
  await expect(amount).toBeVisible()
  const cents = await amount.getAttribute('data-amount')
  const memberId = await idOf(site, account)
  await expect
    .poll(() => site.sql("select balance::text from ledger.accounts where member_id = $1 and kind = 'cash'", [String(memberId)]))
    .toEqual([{ balance: cents }])
  await expect(page.locator('[data-caught="own"] li')).toHaveCount(1)
  await page.reload()
  await expect(amount, 'caught once').toHaveAttribute('data-amount', cents!)
  await site.sql('update promotions.envelopes set closes_at = platform.clock() where promotion_id = $1', [rain])
  await tend(site)
  await page.reload()
  await page.getByRole('button', { name: 'Conferir a divisão' }).click()
  await expect(page.locator('[data-proof="right"]')).toContainText('A semente é a prometida')

  const calm = await playerOf(site, await newMember(site))
  await calm.ask(pausePlay, { days: 1 })
  const other = await browser.newPage()
  await openAs(other, site, calm.account, '/redEnvelope')
  await expect(other.locator('[data-closed]').first()).toBeVisible()
  await expect(other.locator('[data-envelope]')).toHaveCount(0)
  await other.close()
  await end(site, rain)
})

test(
  'a member sends an envelope of the own money; whoever has the link catches a share of it, and nobody is told of one that is not there',
  inWhole,
  async ({ browser, page, site }) => {
    const [sender, catcher] = [await newPlayer(site, 200_00n), await newMember(site)]
    await setPaymentPassword(site, sender)
    await openAs(page, site, sender, '/redEnvelope?aba=enviados')
    await expect(page.getByRole('heading', { level: 1, name: 'Mande um envelope' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Valor do envelope' }).fill('20')
    await page.getByRole('textbox', { name: 'Em quantas partes' }).fill('30')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('Com 30 partes, a menor pode ser de até R$\u00A00,66.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Em quantas partes' }).fill('2')
    await expectClean(page, 'an envelope to be sent')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('Senha de pagamento').fill(PAYMENT_PASSWORD)
    await page.getByRole('button', { name: 'Mandar R$\u00A020,00' }).click()
    const code = await page.locator('[data-sent]').getAttribute('data-sent')
    expect(code).toMatch(/^[A-Z2-9]{16}$/)
    await expect(page.locator('[data-sent] [data-fact="link"]')).toContainText(`/redEnvelope?code=${code}`)
    await expect(page.locator('[data-sent-list="1"]')).toContainText('0 de 2 partes pegas')

    const other = await browser.newPage()
    await openAs(other, site, catcher, `/redEnvelope?code=${code}`)
    await other.getByRole('button', { name: 'Pegar minha parte' }).click()
    await expect(other.locator('[data-envelope="caught"]')).toContainText('aposte-o uma vez')
    const cents = await other.locator('[data-amount]').getAttribute('data-amount')
    expect(
      await site.sql("select balance::text from ledger.accounts where member_id = $1 and kind = 'cash'", [
        String(await idOf(site, catcher)),
      ]),
    ).toEqual([{ balance: cents }])
    await expectClean(other, 'a share that was caught')
    await other.goto(`${site.url}/redEnvelope?code=${'Z'.repeat(16)}`)
    await expect(other.locator('[data-envelope="unknown"]')).toContainText('Este envelope não existe')
    await other.close()
  },
)

test('envelopes lie still and can be pressed where no motion is wanted', inWhole, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const rain = await startPromotion(site, 'envelopes', {
    total: '1000',
    shares: 5,
    least: '50',
    everyMinutes: 1440,
    seconds: 3600,
    startsAt: Date.now() - 600_000,
  })
  await tend(site)
  const account = await newMember(site)
  await openAs(page, site, account, '/redEnvelope')
  await expect(page.locator('[data-still="true"] button').first()).toBeVisible()
  await page.locator('[data-still="true"] button').first().click()
  await expect(page.locator('[data-envelope="caught"] [data-amount]')).toBeVisible()
  await end(site, rain)
})

test('a wheel turns to what the server says, shows all odds, and spends the turn', inWhole, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const wheel = await startPromotion(site, 'wheel', {
    title: 'Roleta do dia',
    segments: [
      { label: 'R$ 2', weight: 999_999, reward: cash(2_00n) },
      { label: 'Nada', weight: 1, reward: null },
    ],
    daily: true,
  })
  const account = await newMember(site)
  await openAs(page, site, account)
  await openEntry(page, 'rewardCenter')
  await shown(page, 'rewardCenter').locator('[data-ticket="PRIZE_WHEEL"]').getByRole('link', { name: 'Girar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roleta de prêmios' })).toBeVisible()
  await expect(page.locator('[data-segment="1"]')).toContainText('1 em 1.000.000')
  await expectClean(page, 'the wheel')
  await page.getByRole('button', { name: 'Girar' }).click()
  await expect(page.locator('[data-reward="cash"]')).toContainText('R$\u00A02,00')
  await expect(page.locator('[data-turns="0"]')).toContainText('Amanhã tem outro')
  // Nothing is left to spin: no place offers it any more.
  await expect(page.getByRole('banner').locator('[data-news]')).toHaveText('')
  await expect(page.getByRole('button', { name: 'Girar' })).toBeDisabled()
  await end(site, wheel)
})

const MINUTE_MS = 60_000

test('a raffle numbers what is staked, is drawn by the site itself, can be checked by anybody, and what was won is claimed [API-51]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const turned = await openTurnedSite()
  const endsAt = Date.now() + 10 * MINUTE_MS
  const raffle = await startPromotion(turned, 'raffle', {
    title: 'Sorteio de prova',
    period: 'campaign',
    stakePerTicket: '1000',
    ticketsMax: 100,
    filter: ANY_BET,
    prizes: [{ name: 'Primeiro', count: 1, reward: cash(50_00n) }],
    endsAt,
  })
  const account = await newPlayer(turned, 100_00n)
  const read = async () =>
    (
      await turned.sql<{ state: string; numbers: number; draw: string | null }>(
        `select r.state, r.numbers, d.state as draw from promotions.raffles r left join draws.draws d on d.event_id = r.draw_id
         where r.promotion_id = $1`,
        [raffle],
      )
    )[0]
  await runJob(turned, 'promotions.tendRaffles')
  await expect.poll(async () => (await read())?.draw, MEASURED).toBe('open')
  await bet(turned, account, { stake: 30_00n })
  await expect.poll(async () => (await read())?.numbers, MEASURED).toBe(3)
  await openAs(page, turned, account, `/raffle?id=${raffle}`)
  await expect(page.locator('[data-raffle="open"]')).toBeVisible()
  await expect(page.locator('[data-numbers="3"] li')).toHaveText(['1', '2', '3'])
  await expect(page.locator('[data-next]')).toContainText('Para o próximo número: R$\u00A00,00 de R$\u00A010,00')
  await expect(page.locator('[data-proof="later"] [data-fact="commitment"]'), 'it is named before the draw').toBeVisible()
  await expectClean(page, 'a raffle that is open')

  // Its list is made by the closing that comes next, and sealed and drawn ten minutes after its end.
  await turned.turnTo(endsAt + 6 * MINUTE_MS)
  await expect.poll(async () => (await read())?.state, MEASURED).toBe('closed')
  await turned.turnTo(endsAt + 10 * MINUTE_MS - 2000)
  await expect.poll(async () => (await read())?.draw, MEASURED).toBe('drawn')
  await runJob(turned, 'promotions.tendRaffles')
  await expect.poll(async () => (await read())?.state, MEASURED).toBe('drawn')
  await page.reload()
  await expect(page.locator('[data-raffle="drawn"]')).toBeVisible()
  await expect(page.locator('[data-winner]')).toContainText('Você')
  await page.getByRole('button', { name: 'Conferir agora' }).click()
  await expect(page.locator('[data-proof="checked"] [data-verdict="right"]')).toBeVisible()
  await expectClean(page, 'a raffle that was drawn')
  await page.locator('[data-note="won"]').getByRole('button', { name: 'Resgatar' }).click()
  await expect(page.locator('[data-note="won"]').getByRole('button')).toHaveCount(0)
  expect(await standingOf(turned, account, raffle)).toBe('claimed')
  await turned.stop()
})

test('members invite friends while a promotion rewards it: code, link, QR, WhatsApp, who came and what they brought [REF-01] [REF-02] [REF-03]', async ({
  browser,
  page,
  site,
}) => {
  const account = await newMember(site)
  await openAs(page, site, account)
  await openEntry(page, 'referral')
  const referral = shown(page, 'referral')
  await expect(entry(page, 'referral')).toHaveAttribute('aria-current', 'page')
  await expect(referral.getByRole('heading', { name: 'Nenhuma promoção de convite agora' })).toBeVisible()
  const promotion = await startPromotion(site, 'referral', {
    title: 'Traga um amigo',
    forReferrer: cash(10_00n),
    forFriend: cash(5_00n),
    firstDeposit: '5000',
    stake: '2000',
    withinDays: 30,
    friendsMax: 20,
  })
  await page.reload()
  await openEntry(page, 'referral')
  const code = await referral.locator('[data-fact="code"] span').first().innerText()
  expect(code).toMatch(/^[A-Z2-9]{8}$/)
  await expect(referral.locator('[data-fact="link"]')).toContainText(`/join?code=${code}`)
  await expect(referral.getByRole('img', { name: 'QR Code do seu link de convite' })).toBeVisible()
  const whatsapp = new URL((await referral.getByRole('link', { name: 'Mandar por WhatsApp' }).getAttribute('href'))!)
  expect([whatsapp.host, whatsapp.searchParams.get('text')]).toEqual(['wa.me', expect.stringContaining(`/join?code=${code}`)])
  await expect(referral.locator('[data-terms="Traga um amigo"]')).toContainText('R$\u00A010,00')
  await expectClean(page, 'inviting friends', 'dialog[open]')

  const visitor = await browser.newPage()
  await visitor.goto(`${site.url}/join?code=${code.toLowerCase()}`)
  await expect(visitor.getByText('Convite válido')).toBeVisible()
  await expect(visitor.getByText('Quem convidou você pode ganhar uma recompensa')).toBeVisible()
  await visitor.getByRole('button', { name: 'Criar conta com o convite' }).click()
  const form = visitor.getByRole('dialog', { name: 'Criar conta' })
  const friend = `amiga${account.replaceAll(/\D/g, '').slice(-8)}`
  await form.getByRole('textbox', { name: 'Usuário' }).fill(friend)
  await form.getByLabel('Senha', { exact: true }).fill('segredo123')
  await form.getByLabel('Repita a senha').fill('segredo123')
  await form.getByText('Tenho 18 anos ou mais').click()
  await form.getByRole('button', { name: 'Criar conta' }).click()
  await expect.poll(() => site.sql('select from member.members where account = $1', [friend])).toHaveLength(1)
  await visitor.close()
  await page.reload()
  await openEntry(page, 'referral')
  await expect(referral.locator('[data-friend]')).toHaveAttribute('data-friend', 'came')
  await expect(referral.locator('[data-total="came"]')).toContainText('1')
  await end(site, promotion)
})
