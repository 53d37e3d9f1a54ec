import { newPlayer } from './support/fund.ts'
import { openAs, openMemberCentre } from './support/member.ts'
import { expect, test } from './support/site.ts'
import { SIMULATED, openSiteWithVendors } from './support/vendor.ts'

test('a game of a vendor elsewhere is launched, played in its frame through the signed wallet, and stands in the record [LCH-05]', async ({
  page,
}) => {
  const { vendor, code } = SIMULATED
  const site = await openSiteWithVendors([vendor])
  try {
    const account = await newPlayer(site, 100_00n)
    await openAs(page, site, account, `/game?vendor=${vendor}&type=RNG&code=${code}`)
    const game = page.frameLocator('iframe[title="Cara ou Coroa"]')
    await expect(game.locator('#balance')).toHaveText('R$\u00A0100,00')
    for (let toss = 1; toss <= 3; toss++) {
      await game.getByRole('button', { name: 'Coroa' }).click()
      await expect(game.locator('#past li')).toHaveCount(toss)
    }
    const won = await game.locator('#past li.won').count()
    const [books] = await site.sql<{ balance: string; rounds: string; acts: string }>(
      `select a.balance, (select count(*) from betting.bets r where r.member_id = m.id and r.vendor = $2 and r.state = 'settled') as rounds,
         (select count(*) from vendors.transactions t where t.member_id = m.id and t.kind in ('bet', 'win')) as acts
       from member.members m join ledger.accounts a on a.member_id = m.id and a.kind = 'cash' where m.account = $1`,
      [account, vendor],
    )
    expect(books).toEqual({ balance: String(100_00 - 3 * 100 + won * 196), rounds: '3', acts: '6' })
    await expect(game.locator('#balance')).toHaveText(`R$\u00A0${(Number(books!.balance) / 100).toFixed(2).replace('.', ',')}`)
    await page.getByRole('button', { name: 'Sair do jogo' }).click()
    await openMemberCentre(page)
    await page.locator('[data-entry="personalHistoryCopy"]').click()
    await expect(page.locator('[data-bet]')).toHaveCount(3)
    await expect(page.locator('[data-bet]').first()).toContainText('Cara ou Coroa')
  } finally {
    await site.stop()
  }
})
