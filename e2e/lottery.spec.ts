import { type Page, type Request } from '@playwright/test'
import { type ReplyOf } from '@tucano/contract/endpoint'
import { type getNearNumeros, NUMEROS_OPENED } from '@tucano/contract/lottery'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { lookAtTexts } from './support/layout.ts'
import { newMember, openAs } from './support/member.ts'
import { openEntry } from './support/records.ts'
import { expect, test } from './support/site.ts'
import { type TurnedSite, openTurnedSite } from './support/turned-clock.ts'
import { inWhole } from './support/whole.ts'

/** A site with a beacon, whose clock is turned on: draws come when the test wants them. */
let site: TurnedSite
test.beforeAll(async () => {
  site = await openTurnedSite({ lotteries: [GAME, 'vietna-norte-5m', 'yeekee-15m'] })
  await isPlanned(GAME)
})
test.afterAll(() => site.stop())

const GAME = 'cinco-digitos-5m'
const SECOND = 1000
const pathOf = (gameCode = GAME, more = '') => `/lottery?gameCode=${gameCode}&vendor=LOTT${more}`

type Near = ReplyOf<typeof getNearNumeros>
async function near(gameCode: string): Promise<Near> {
  const response = await fetch(`${site.url}/lgw/numeros/near?gameId=${gameCode}`, { headers: { moduleid: 'GAMELO3', language: 'PT' } })
  return (await response.json()) as Near
}

/** After the clock was turned far the site plans the draws to come again. */
const isPlanned = (gameCode: string) =>
  expect.poll(async () => (await near(gameCode)).currentNumero !== null, { timeout: 120_000 }).toBe(true)

/** Turns the clock so that the draw of now closes in so long, and says which it is. */
async function closingIn(ms: number, gameCode = GAME): Promise<string> {
  await isPlanned(gameCode)
  const { now, currentNumero } = await near(gameCode)
  const closesAt = currentNumero!.closesAt
  // Too close to its end already: the next one.
  if (closesAt - now < ms) {
    await site.turnTo(closesAt + SECOND)
    return closingIn(ms, gameCode)
  }
  await site.turnTo(closesAt - ms)
  await expect.poll(async () => (await near(gameCode)).currentNumero?.numero).toBe(currentNumero!.numero)
  return currentNumero!.numero
}

/** What the page has asked at an address, oldest first. */
function listening(page: Page, pattern: RegExp): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = []
  page.on('request', (request: Request) => {
    if (!pattern.test(request.url())) return
    asked.push(
      request.method() === 'POST'
        ? (request.postDataJSON() as Record<string, unknown>)
        : Object.fromEntries(new URL(request.url()).searchParams),
    )
  })
  return asked
}

const tile = (page: Page, code: string) => page.locator(`article[data-game="${code}"]`)
const pad = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const press = (page: Page, place: string, digit: string) => pad(page, place).getByRole('button', { name: digit, exact: true }).click()
const add = (page: Page) => page.getByRole('button', { name: 'Pôr no bilhete' }).click()
const bar = (page: Page) => page.locator('[data-bar="price"]')

/** Three digits exactly, and every other way is one press away. */
async function pickThree(page: Page): Promise<void> {
  await press(page, 'Dezena de milhar', '5')
  await press(page, 'Milhar', '4')
  await press(page, 'Milhar', '7')
  await press(page, 'Centena', '0')
}

test('the lobby has every lottery by groups, with its countdown and its last result; those of the SEA are among them, and official ones closed with the reason [LOT-01] [LOT-02] [ENT-26] [API-42] [API-44] [API-45]', async ({
  page,
}) => {
  const menus = listening(page, /\/lgw\/vn\/games\/game_menu/)
  const opened = listening(page, /\/lotto\/lgw\/games\/opened\/numero/)
  await page.goto(`${site.url}/lobby/LOTT`)
  await expect(page.getByRole('heading', { level: 1, name: 'Loteria' })).toBeVisible()
  await expect(tile(page, GAME).getByRole('timer')).toHaveText(/^\d\d:\d\d$/)
  await expect(tile(page, GAME).getByRole('button', { name: 'Apostar em Cinco Dígitos 5 min' })).toBeVisible()
  expect(menus.at(-1)).toMatchObject({ prizeMode: 'LOTT', device: 'WEB' })
  expect(opened.at(-1)).toMatchObject({ prizeMode: 'LOTT', device: 'WEB' })
  const menu = (await (await page.request.get(`${site.url}/lgw/vn/games/game_menu?prizeMode=LOTT&device=WEB`)).json()) as Record<
    string,
    { gameMenus: { gameCode: string }[] }
  >
  const listed = Object.values(menu).flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode))
  expect(listed).toContain(GAME)
  const shown = await page.locator('article[data-game]').evaluateAll((tiles) => tiles.map((one) => (one as HTMLElement).dataset['game']))
  expect(new Set(shown)).toEqual(new Set(listed))
  const closed = page.locator('details[data-closed="results"]').first()
  await expect(closed).toContainText('Ninguém nos informa os resultados oficiais ainda')
  await expect(closed.getByRole('button')).toHaveCount(0)
  await expectClean(page, 'the lottery lobby', 'main')

  await page.getByRole('navigation', { name: 'Tipo de loteria' }).getByRole('link', { name: 'Loteria eletrônica' }).click()
  await expect(page).toHaveURL(/\/elott$/)
  await expect(tile(page, 'yeekee-15m')).toBeVisible()
  await expect.poll(() => opened.at(-1)).toMatchObject({ prizeMode: 'ELOTT' })
  await page.getByRole('searchbox', { name: 'Buscar jogo' }).last().fill('yeekee')
  await expect(page.locator('article[data-game]')).toHaveCount(1)
})

test('a lottery is opened by its prize mode and page, and its heart stays in this browser [LCH-02] [LOT-03] [LOT-07] [API-43] [ENT-13] [RTE-07] [RTE-08]', async ({
  page,
}) => {
  const account = await newMember(site)
  const launched = listening(page, /\/lgw\/launch$/)
  await openAs(page, site, account, '/elott')
  await expect(page.getByRole('button', { name: /^Abrir o menu de Membro/ })).toBeVisible()
  await tile(page, 'yeekee-15m').getByRole('button', { name: 'Guardar Yeekee 15 min nos favoritos' }).click()
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('LOTTFAV') ?? 'null') as unknown)
  await expect.poll(kept).toEqual({ [account]: ['yeekee-15m'] })
  await page.reload()
  await page.getByRole('group', { name: 'Quais jogos mostrar' }).getByRole('button', { name: 'Favoritos' }).click()
  await expect(page.locator('article[data-game]')).toHaveCount(1)
  await tile(page, 'yeekee-15m')
    .getByRole('button', { name: /^Apostar em/ })
    .click()
  await expect(page).toHaveURL(/\/lottery\?gameCode=yeekee-15m&vendor=TCG_SEA&playType=betting$/)
  expect(launched).toEqual([
    {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'SEA',
      gameCode: 'yeekee-15m',
      view: 'betting',
      device: 'WEB',
      backUrl: '/elott',
      language: 'PT',
    },
  ])
  await expect(page.getByRole('heading', { level: 1, name: 'Yeekee 15 min' })).toBeVisible()
  // The header, and nothing below or beside.
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('a member bets, sees the draw as it comes, and finds bet, result and proof in the record', async ({ page }) => {
  const account = await newPlayer(site, 1000_00n)
  const numero = await closingIn(90 * SECOND)
  await openAs(page, site, account, pathOf(GAME, '&playType=F3D'))
  await expect(page.locator(`[data-numero="${numero}"]`)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Apostas de 3 primeiros' }).getByRole('button', { name: 'Exato' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(bar(page)).toContainText('Escolha seus números')
  await press(page, 'Dezena de milhar', '5')
  await expect(bar(page)).toContainText('Falta escolher: Milhar, Centena')
  await press(page, 'Milhar', '4')
  await press(page, 'Milhar', '7')
  await pad(page, 'Centena').getByRole('button', { name: 'Tudo: Centena' }).click()
  await expect(bar(page)).toContainText('20 linhas × R$ 2,00 × 1')
  await expect(bar(page)).toContainText('R$ 40,00')
  await expect(bar(page)).toContainText('R$ 1.950,00')
  await expect(bar(page)).toContainText('97,50%')
  await add(page)
  // Another way to bet: whatever is drawn, one of the two wins or gives nothing back but the other.
  await page.getByRole('group', { name: 'Tipos de aposta' }).getByRole('button', { name: 'Soma' }).click()
  for (const choice of ['Ímpar', 'Par']) await pad(page, 'Escolhas').getByRole('button', { name: choice, exact: true }).click()
  await add(page)
  const slip = page.locator('[data-slip]')
  await expect(slip.locator('[data-line]')).toHaveCount(2)
  await slip.getByRole('group', { name: 'Multiplicador de Soma: Ímpar, Par' }).getByRole('button', { name: 'Mais um' }).click()
  await expect(slip).toContainText('R$ 48,00')
  await slip.getByRole('button', { name: 'Apostar R$ 48,00' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirmar aposta' })
  await expect(confirm).toContainText(`Concurso ${numero.slice(8)} de Cinco Dígitos 5 min`)
  await expect(confirm.getByRole('timer')).toBeVisible()
  await confirm.getByRole('button', { name: 'Apostar R$ 48,00' }).click()
  const receipt = page.getByRole('dialog', { name: 'Aposta feita' })
  await expect(receipt.locator('[data-receipt]')).toContainText('R$ 952,00')
  const roundId = await receipt.locator('[data-receipt]').getAttribute('data-receipt')
  await receipt.getByRole('button', { name: 'Pronto' }).click()
  await expect(slip).toHaveAttribute('data-slip', '0')
  await page.getByRole('tab', { name: 'Minhas apostas' }).click()
  const own = page.locator(`[data-bet="${roundId}"]`)
  await expect(own).toHaveAttribute('data-outcome', 'open')

  // Other games' draws were passed over as well: the site has a while to make up for them before this one closes.
  await closingIn(20 * SECOND)
  await expect(page.locator(`[data-told="${numero}"]`)).toBeAttached({ timeout: 120_000 })
  await expect(own).toHaveAttribute('data-outcome', 'won', { timeout: 60_000 })
  // The same again is one press away, and bets nothing by itself.
  await own.getByRole('button', { name: 'Apostar de novo' }).click()
  await expect(slip).toHaveAttribute('data-slip', '2')
  await slip.getByRole('button', { name: 'Esvaziar' }).click()
  await page.getByRole('tab', { name: 'Estatísticas' }).click()
  await expect(page.getByText('Sorteios passados não mudam as chances do próximo')).toBeVisible()
  await expect(page.locator('[data-trend]')).toHaveCount(10)
  const result = await page.locator('[data-stage] [data-result]').getAttribute('data-result')
  await page.getByRole('tab', { name: 'Resultados' }).click()
  const asked = listening(page, /\/opened\/game/)
  await page.reload()
  await expect(page.locator(`[data-draw="${numero}"] [data-result]`)).toHaveAttribute('data-result', result ?? '')
  expect(asked.at(-1)).toMatchObject({ count: String(NUMEROS_OPENED), gameId: GAME })
  await page
    .getByRole('button', { name: `Conferir o concurso ${numero.slice(8)}` })
    .first()
    .click()
  await expect(page.locator(`dialog [data-draw="${numero}"]`)).toHaveAttribute('data-verdict', 'right')
  await page.keyboard.press('Escape')

  await openEntry(page, 'personalHistoryCopy')
  await page
    .locator(`tr[data-bet="${roundId}"]`)
    .getByRole('button', { name: /^Ver a aposta em Cinco Dígitos 5 min/ })
    .click()
  await expect(page.locator('[data-lines="2"]')).toContainText('3 primeiros: exato')
  await expect(page.locator(`[data-drawn="${result}"]`)).toBeVisible()
  await page.getByRole('button', { name: 'Conferir esta aposta' }).click()
  const report = page.locator(`[data-proof="checked"] [data-draw="${numero}"]`)
  await expect(report).toHaveAttribute('data-verdict', 'right')
})

test('the last hundred results are asked for, and the rules have chance, prize and return of everything [API-41]', async ({ page }) => {
  const asked = listening(page, /\/lgw\/vn\/numeros\/opened\/game/)
  await page.goto(`${site.url}${pathOf()}`)
  await expect.poll(() => asked.at(-1)).toMatchObject({ gameId: GAME, count: '100' })
  await page.getByRole('tab', { name: 'Regras e chances' }).click()
  await expect(page.getByRole('row', { name: /Exato.*1 em 100\.000.*97\.500×.*97,50%/ })).toBeVisible()
})

test('a slip whose draw has closed moves on to the next one only when its member says so', async ({ page }) => {
  const account = await newPlayer(site, 100_00n)
  const first = await closingIn(30 * SECOND)
  await openAs(page, site, account, pathOf(GAME, '&playType=F3D'))
  await pickThree(page)
  await add(page)
  const slip = page.locator('[data-slip]')
  await expect(slip).toContainText(`para o concurso ${first.slice(8)}`)
  await expect(page.locator('[data-note="moved"]')).toContainText(`O concurso ${first.slice(8)} fechou`, { timeout: 60_000 })
  await expect(slip.getByRole('button', { name: /^Apostar/ })).toHaveCount(0)
  await page.locator('[data-note="moved"]').getByRole('button').click()
  await expect(slip.getByRole('button', { name: 'Apostar R$ 4,00' })).toBeEnabled()
})

test('what cannot be taken is refused as a whole, with why', inWhole, async ({ page }) => {
  const account = await newPlayer(site, 3_00n)
  await closingIn(120 * SECOND)
  await openAs(page, site, account, pathOf(GAME, '&playType=F3D'))
  await pickThree(page)
  await add(page)
  await page.getByRole('button', { name: 'Apostar R$ 4,00' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirmar aposta' })
  await confirm.getByRole('button', { name: 'Apostar R$ 4,00' }).click()
  await expect(confirm.getByRole('alert')).toContainText(/saldo/i)
  await expect(confirm.getByRole('button', { name: 'Depositar' })).toBeVisible()
  await confirm.getByRole('button', { name: 'Fechar' }).click()
  await pickThree(page)
  await page.getByRole('textbox', { name: 'Multiplicador', exact: true }).fill('500')
  await expect(page.getByRole('alert')).toContainText('o multiplicador vai até 205')
  await expect(page.getByRole('button', { name: 'Pôr no bilhete' })).toBeDisabled()
})

test('a repeat plan says what all of it costs, sets it aside, and gives back the rest when it is stopped', inWhole, async ({ page }) => {
  const account = await newPlayer(site, 100_00n)
  await closingIn(200 * SECOND)
  await openAs(page, site, account, pathOf(GAME, '&playType=F3D'))
  await pickThree(page)
  await add(page)
  const plan = page.locator('[data-plan]')
  await plan.getByRole('switch', { name: 'Teimosinha' }).check({ force: true })
  await plan.getByRole('group', { name: 'Concursos' }).getByRole('button', { name: '10', exact: true }).click()
  await expect(plan).toContainText('R$ 40,00')
  await page.getByRole('button', { name: 'Apostar R$ 40,00' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirmar teimosinha' })
  await confirm.getByRole('button', { name: 'Reservar R$ 40,00' }).click()
  const started = page.getByRole('dialog', { name: 'Teimosinha começada' })
  await expect(started).toContainText('R$ 60,00')
  await started.getByRole('button', { name: 'Pronto' }).click()
  await page.getByRole('tab', { name: 'Minhas teimosinhas' }).click()
  const own = page.locator('li[data-plan]')
  await expect(own).toHaveAttribute('data-state', 'running')
  await own.getByRole('button', { name: 'Parar', exact: true }).click()
  await own.getByRole('button', { name: /^Parar e devolver/ }).click()
  await expect(own).toHaveAttribute('data-state', 'stopped')
})

test('a shared slip lies in the cart with its numbers alone, is shown in the lounge, and nothing is bet but by a press', async ({
  page,
}) => {
  const bets = listening(page, /\/lgw\/betting$/)
  const account = await newPlayer(site, 100_00n)
  await openAs(page, site, account, pathOf(GAME, `&slip=${encodeURIComponent('F3D~5.47.0~200~2!SUM~ODD~100~1')}`))
  const slip = page.locator('[data-slip="2"]')
  await expect(slip).toContainText('5 | 4 7 | 0')
  await expect(slip).toContainText('R$ 9,00')
  await expect(page).toHaveURL((url) => !url.searchParams.has('slip'))
  // In the lounge it is a way to the same lines, for whoever follows it.
  await page.getByRole('button', { name: 'Compartilhar este bilhete' }).click()
  await page.getByRole('menuitem', { name: 'Mostrar na sala de conversa' }).click()
  const room = page.getByRole('dialog', { name: 'Sala de conversa' })
  await expect(room.getByText('Meus palpites em Cinco Dígitos 5 min:')).toBeVisible()
  await room.getByRole('link', { name: 'Ver o bilhete' }).click()
  await expect(room).toHaveCount(0)
  await expect(slip).toContainText('5 | 4 7 | 0')
  expect(bets).toEqual([])
  await page.goto(`${site.url}${pathOf(GAME, '&slip=F3D~abc')}`)
  await expect(page.getByText('O endereço traz um bilhete que este jogo não entende.')).toBeVisible()
  await expect(page.locator('[data-slip="0"]')).toBeVisible()
})

test('typed numbers count one by one, with what is wrong with the others', async ({ page }) => {
  await page.goto(`${site.url}${pathOf(GAME, '&playType=F3T')}`)
  await page.getByRole('textbox', { name: 'Números de 3 dígitos' }).fill('123, 456 12\n7890 123')
  await expect(page.getByText('Números na aposta: 2')).toBeVisible()
  await expect(page.getByText('12: faltam dígitos, são 3')).toBeVisible()
  await expect(page.getByText('7890: dígitos demais, são 3')).toBeVisible()
  await expect(page.getByText('123: repetido, conta uma vez')).toBeVisible()
  await page.getByRole('button', { name: 'Permutar' }).click()
  await expect(page.getByText('Números na aposta: 12')).toBeVisible()
  // Of a hundred numbers those of a sign, and all orders of them.
  await page.goto(`${site.url}/lottery?gameCode=vietna-norte-5m&vendor=TCG_LOTTO_VN&playType=LO2`)
  await page.getByText('Signos do horóscopo chinês').click()
  await page.getByRole('button', { name: 'Rato', exact: true }).click()
  await expect(page.getByText('9 na aposta')).toBeVisible()
  await page.getByRole('button', { name: 'Permutar' }).click()
  await expect(page.getByText('15 na aposta')).toBeVisible()
})

test('members send numbers into a draw of the yeekee, which needs twenty', async ({ page }) => {
  const account = await newMember(site)
  await isPlanned('yeekee-15m')
  await openAs(page, site, account, pathOf('yeekee-15m'))
  await expect(page.getByText('Faltam 20 para o concurso valer.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Seu número' }).fill('12345')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.locator('[data-numbers="1"]')).toContainText('12345')
  await expect(page.getByText('Faltam 19 para o concurso valer.')).toBeVisible()
})

test('a bet is put together and confirmed by the keyboard alone', inWhole, async ({ page }) => {
  const account = await newPlayer(site, 100_00n)
  await closingIn(200 * SECOND)
  await openAs(page, site, account, pathOf(GAME, '&playType=F3D'))
  for (const place of ['Dezena de milhar', 'Milhar', 'Centena']) {
    await pad(page, place).getByRole('button', { name: '0', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(pad(page, place).getByRole('button', { name: '1', exact: true })).toBeFocused()
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: 'Pôr no bilhete' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Apostar R$ 2,00' }).focus()
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('dialog', { name: 'Confirmar aposta' })
  await confirm.getByRole('button', { name: 'Apostar R$ 2,00' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Aposta feita' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectClean(page, 'a lottery', 'main')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('everything is in one column, and the slip is a sheet from below', async ({ page }) => {
    const account = await newPlayer(site, 100_00n)
    await closingIn(200 * SECOND)
    await openAs(page, site, account, pathOf(GAME, '&playType=F3D'))
    await page.getByRole('button', { name: 'Surpresinha', exact: true }).click()
    await expect(bar(page)).toContainText('1 linha × R$ 2,00 × 1')
    await add(page)
    await page.getByRole('button', { name: 'Abrir o bilhete: 1 linha' }).click()
    const sheet = page.getByRole('dialog', { name: 'Bilhete' })
    await expect(sheet.getByRole('button', { name: 'Apostar R$ 2,00' })).toBeInViewport()
    expect((await lookAtTexts(page)).tooWide).toBe(0)
    await expectClean(page, 'the slip on a phone', 'dialog[open]')
  })
})
