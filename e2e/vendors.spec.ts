import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { walletPaths } from '@tucano/contract/vendors'
import { connect, freePort } from '@tucano/database'
import { keepIntegration } from '../server/src/features/vendors/index.ts'
import { readConfiguration } from '../server/src/platform/configuration.ts'
import { openVault } from '../server/src/platform/vault.ts'
import { addGame, addVendor } from '../tools/vendor/set-up.ts'
import { startSimulator } from '../tools/vendor-simulator/simulator.ts'
import { newPlayer } from './support/fund.ts'
import { openAs, openMemberCentre } from './support/member.ts'
import { expect, openSite, test } from './support/site.ts'

const SIM = 'SIM'
const GAME = 'cara-ou-coroa'

/** A site whose pages may frame a vendor of this machine, and that vendor, connected to it with keys of both. */
async function openWithVendor() {
  const port = await freePort()
  const apiUrl = `http://localhost:${port}`
  const env = { VAULT_KEY: randomBytes(32).toString('base64') }
  const site = await openSite({ brand: { launchGameCDNs: [apiUrl] }, env })
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { db, pool } = connect({ url: site.databaseUrl, connections: 1, onError: () => undefined })
  await addVendor(db, SIM, 'Simulador')
  await addGame(db, { vendor: SIM, code: GAME, name: 'Cara ou Coroa', gameType: 'RNG', classify: 'AC', minBet: 100n })
  const vault = openVault(readConfiguration({ ...env, DATABASE_URL: site.databaseUrl }))
  const theirs = publicKey.export({ type: 'spki', format: 'pem' })
  const ours = await keepIntegration({ db, vault }, { vendor: SIM, apiUrl, shape: 'canonical', publicKey: theirs })
  await pool.end()
  const walletUrl = `${site.url}${walletPaths.canonical}/${SIM}`
  const simulator = await startSimulator({ port, walletUrl, privateKey, operatorKey: createPublicKey(ours) })
  return { site, stop: () => Promise.all([simulator.stop(), site.stop()]) }
}

test('a game of a vendor elsewhere is launched, played in its frame through the signed wallet, and stands in the record [LCH-05]', async ({
  page,
}) => {
  const { site, stop } = await openWithVendor()
  try {
    const account = await newPlayer(site, 100_00n)
    await openAs(page, site, account, `/game?vendor=${SIM}&type=RNG&code=${GAME}`)
    const game = page.frameLocator('iframe[title="Cara ou Coroa"]')
    await expect(game.locator('#balance')).toHaveText('R$\u00A0100,00')
    for (let toss = 1; toss <= 3; toss++) {
      await game.getByRole('button', { name: 'Coroa' }).click()
      await expect(game.locator('#past li')).toHaveCount(toss)
    }
    const won = await game.locator('#past li.won').count()
    const [books] = await site.sql<{ balance: string; rounds: string; acts: string }>(
      `select a.balance, (select count(*) from betting.rounds r where r.member_id = m.id and r.vendor = $2 and r.state = 'settled') as rounds,
         (select count(*) from vendors.transactions t where t.member_id = m.id and t.kind in ('bet', 'win')) as acts
       from member.members m join ledger.accounts a on a.member_id = m.id and a.kind = 'cash' where m.account = $1`,
      [account, SIM],
    )
    expect(books).toEqual({ balance: String(100_00 - 3 * 100 + won * 196), rounds: '3', acts: '6' })
    await expect(game.locator('#balance')).toHaveText(`R$\u00A0${(Number(books!.balance) / 100).toFixed(2).replace('.', ',')}`)
    await page.getByRole('button', { name: 'Sair do jogo' }).click()
    await openMemberCentre(page)
    await page.locator('[data-entry="personalHistoryCopy"]').click()
    await expect(page.locator('[data-bet]')).toHaveCount(3)
    await expect(page.locator('[data-bet]').first()).toContainText('Cara ou Coroa')
  } finally {
    await stop()
  }
})
