import type { Page } from '@playwright/test'
import { listProfit } from '@tucano/contract/bet-history'
import type { Db } from '@tucano/database'
import { newBetId } from '../server/src/betting/bet.ts'
import { cashOut, correct, place, raise, settle, settlePart, voidBet } from '../server/src/betting/bets.ts'
import { openMemberCentre } from './support/member.ts'
import { type Player, newSeededPlayer } from './support/player.ts'
import { type Site, expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

const row = (page: Page, id: string) => page.locator(`[data-bet="${id}"]`)
const STAKE = 1000n

/** A bet of each state, made as products make them. */
const histories = {
  open: () => undefined,
  part: (db, id) => settlePart(db, { id, key: 'half', part: 500n, payout: 700n }),
  won: (db, id) => settle(db, { id, payout: 2500n }),
  lost: (db, id) => settle(db, { id, payout: 0n }),
  cashedOut: async (db, id) => {
    await raise(db, { id, key: 'more', amount: 500n })
    await cashOut(db, { id, key: 'some', part: 500n, payout: 400n })
    await cashOut(db, { id, key: 'rest', part: 1000n, payout: 900n })
  },
  corrected: async (db, id) => {
    await settle(db, { id, payout: 0n })
    await correct(db, { id, key: 'second result', payout: 1800n })
  },
  void: (db, id) => voidBet(db, id),
  undone: async (db, id) => {
    await voidBet(db, id)
    await correct(db, { id, key: 'not void after all', payout: 0n })
  },
} satisfies Record<string, (db: Db, id: string) => unknown>

type Name = keyof typeof histories

async function makeBets({ db }: Site, { account }: Player): Promise<Record<Name, string>> {
  const { pocket } = await db
    .selectFrom('member.members as m')
    .innerJoin('betting.pockets as p', 'p.member_id', 'm.id')
    .select('p.id as pocket')
    .where('m.account', '=', account)
    .where('p.kind', '=', 'cash')
    .executeTakeFirstOrThrow()
  const ids = {} as Record<Name, string>
  for (const name of Object.keys(histories) as Name[]) {
    const id = newBetId()
    await place(db, { id, pocket: pocket!, stake: STAKE, product: 'SPORTS', vendor: 'GOL', game: 'futebol', inputs: name })
    await histories[name](db, id)
    ids[name] = id
  }
  return ids
}

test('the record shows a bet of each state, finds it by its state, and tells every version of it [MEM-05]', async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  const ids = await makeBets(site, player)
  const [from, to] = [-2, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)) as [string, string]
  // What is over is counted a moment later: cash-outs and corrections as well, and nothing of what is void or open.
  await expect
    .poll(async () => (await player.ask(listProfit, { from, to })).days.map(({ rounds, stake, payout }) => [rounds, stake, payout]))
    .toEqual([[5, '5500', '5600']])
  await player.visit(page)
  await openMemberCentre(page)
  await page.locator('[data-entry="personalHistoryCopy"]').click()
  const words: Record<Name, string[]> = {
    open: ['Aberta'],
    part: ['Encerrada em parte'],
    won: ['Ganha'],
    lost: ['Perdida'],
    cashedOut: ['Cash out'],
    corrected: ['Ganha', 'Corrigida'],
    void: ['Anulada'],
    undone: ['Perdida', 'Corrigida'],
  }
  for (const [name, said] of Object.entries(words)) for (const word of said) await expect(row(page, ids[name as Name])).toContainText(word)
  const found: Record<string, Name[]> = {
    Abertas: ['open', 'part'],
    'Encerradas em parte': ['part'],
    Ganhas: ['won', 'corrected'],
    Perdidas: ['lost', 'cashedOut', 'undone'],
    'Encerradas por você (cash out)': ['cashedOut'],
    Corrigidas: ['corrected', 'undone'],
    Anuladas: ['void'],
  }
  for (const [filter, names] of Object.entries(found)) {
    await page.getByLabel('Situação').selectOption(filter)
    await expect(page.locator('[data-bet]')).toHaveCount(names.length)
    for (const name of names) await expect(row(page, ids[name])).toBeVisible()
  }
  await page.getByLabel('Situação').selectOption('Todas')
  const versions: Partial<Record<Name, string[]>> = {
    part: ['Aposta feita', 'Encerrada em parte'],
    cashedOut: ['Aposta feita', 'Aposta aumentada', 'Encerrada por você (cash out)', 'Encerrada por você (cash out)'],
    corrected: ['Aposta feita', 'Encerrada', 'Resultado corrigido'],
    void: ['Aposta feita', 'Anulada'],
    undone: ['Aposta feita', 'Anulada', 'Resultado corrigido'],
  }
  for (const [name, said] of Object.entries(versions)) {
    await row(page, ids[name as Name])
      .getByRole('button')
      .click()
    const steps = page.locator('[data-kind]')
    await expect(steps).toHaveCount(said.length)
    for (const [n, word] of said.entries()) await expect(steps.nth(n)).toContainText(`${word}Versão ${n + 1}`)
    await page.getByRole('button', { name: 'Voltar ao histórico' }).click()
  }
})

test('the account record says what moved the money of each', inWhole, async ({ page, site }) => {
  const player = await newSeededPlayer(site)
  await makeBets(site, player)
  await player.visit(page)
  await openMemberCentre(page)
  await page.locator('[data-entry="transactionHistory"]').click()
  for (const words of [
    'Cash out em futebol',
    'Correção em futebol',
    'Devolução de futebol',
    'resultado corrigido',
    'encerrada por você',
    'encerrada em parte',
  ])
    await expect(page.getByText(words).first()).toBeVisible()
})
