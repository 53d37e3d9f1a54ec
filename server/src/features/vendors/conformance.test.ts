import { execFile, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { launchGame } from '@tucano/contract/lobby'
import { startFreePlay } from '@tucano/contract/session'
import { getBalance } from '@tucano/contract/wallet'
import { reconcile } from '#betting/books'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePlay } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

const ROOT = path.join(import.meta.dirname, '..', '..', '..', '..')
const MINUTES_MS = 3 * 60_000
const GAME = 'cara-ou-coroa'
const run = promisify(execFile)

let server: TestServer
let site: string
let folder: string
const file = (name: string): string => path.join(folder, name)

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  site = await server.app.listen({ port: 0, host: '127.0.0.1' })
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-vendor-'))
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  fs.writeFileSync(file('vendor.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
  fs.writeFileSync(file('vendor-key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
})
afterAll(async () => {
  await server.close()
  fs.rmSync(folder, { recursive: true })
})

/** A program of the project, as the operator or the vendor's engineer starts it. */
async function command(program: string, ...flags: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: server.databaseUrl }
  const { stdout } = await run(process.execPath, [path.join(ROOT, 'tools', program), ...flags], { env, maxBuffer: 2 ** 24 })
  return stdout
}
const vendor = (...flags: string[]): Promise<string> => command('vendor.ts', ...flags)

test(
  'a vendor is connected by commands, and every promise of the wallet is kept over the network',
  async () => {
    const key = await vendor('add', 'CONF', '--name', 'Conforme', '--api-url', 'http://127.0.0.1:9', '--public-key', file('vendor.pem'))
    expect(key).toMatch(/^-----BEGIN PUBLIC KEY-----/)
    await vendor('game', 'CONF', GAME, '--name', 'Cara ou Coroa', '--classify', 'AC')
    expect(await vendor('show')).toContain(key.trim())
    fs.writeFileSync(file('players.json'), await vendor('try', 'CONF', '--game', GAME))
    const wallet = ['--url', `${site}/wallet/v1/CONF`, '--key', file('vendor-key.pem'), '--players', file('players.json')]
    const said = await command('vendor-simulator/conformance.ts', ...wallet).catch((error: { stdout: string }) => error.stdout)
    expect(said).not.toContain('FAILED')
    expect(said).toMatch(/\n(\d+) of \1 promises kept/)
    expect(await reconcile(server.services.db)).toEqual([])
  },
  MINUTES_MS,
)

test(
  'the conformance run notices a wallet that does not keep its promises',
  async () => {
    await vendor('game', 'CONF', 'outro-jogo', '--name', 'Outro')
    // These players are in another game than the one that they say.
    const players = JSON.parse(await vendor('try', 'CONF', '--game', 'outro-jogo')) as object
    fs.writeFileSync(file('wrong.json'), JSON.stringify({ ...players, game: GAME }))
    const wallet = ['--url', `${site}/wallet/v1/CONF`, '--key', file('vendor-key.pem'), '--players', file('wrong.json')]
    await expect(command('vendor-simulator/conformance.ts', ...wallet)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('FAILED') as string,
    })
  },
  MINUTES_MS,
)

test(
  'the simulator is a vendor of its own: the site opens its game, and rounds are played through the wallet',
  async () => {
    const { services } = server
    fs.writeFileSync(
      file('operator.pem'),
      await vendor('add', 'TOSS', '--name', 'Moeda', '--api-url', 'http://127.0.0.1:9', '--public-key', file('vendor.pem')),
    )
    await vendor('game', 'TOSS', GAME, '--name', 'Cara ou Coroa', '--classify', 'AC')
    const flags = [
      '--wallet',
      `${site}/wallet/v1/TOSS`,
      '--key',
      file('vendor-key.pem'),
      '--operator-key',
      file('operator.pem'),
      '--port',
      '0',
    ]
    const simulator = spawn(process.execPath, [path.join(ROOT, 'tools', 'vendor-simulator', 'main.ts'), ...flags])
    try {
      const [line] = (await new Promise<string[]>((resolve, reject) => {
        simulator.stdout.once('data', (data: Buffer) => resolve([data.toString()]))
        simulator.once('exit', () => reject(new Error('the simulator ended')))
      })) as [string]
      const address = /http:\/\/localhost:\d+/.exec(line)![0]
      await services.db.updateTable('lobby.integrations').set({ api_url: address }).where('vendor', '=', 'TOSS').execute()
      const trial = await server.call(startFreePlay, freePlay())
      const headers = { authorization: trial.body.value.token }
      const launched = () => server.call(launchGame, { vassalage: 'TOSS', gameType: 'RNG', gameCode: GAME }, headers)
      await expect.poll(async () => (await launched()).body.value?.content?.game_url).toContain(address)
      const url = (await launched()).body.value.content.game_url
      const page = await (await fetch(url)).text()
      expect(page).toContain('Cara ou Coroa')
      expect(page).toContain('data-balance="1000000"')
      const session = new URL(url).searchParams.get('session')
      let balance = 1_000_000
      for (let times = 0; times < 20; times++) {
        const tossed = await fetch(`${address}/toss`, { method: 'POST', body: JSON.stringify({ session, side: 'cara', stake: 500 }) })
        const { side, payout, balance: now } = (await tossed.json()) as { side: string; payout: number; balance: number }
        expect(payout).toBe(side === 'cara' ? 980 : 0)
        balance += payout - 500
        expect(now).toBe(balance)
      }
      const greedy = await fetch(`${address}/toss`, { method: 'POST', body: JSON.stringify({ session, side: 'cara', stake: 10 ** 9 }) })
      expect(greedy.status).toBe(400)
      const forged = await fetch(`${address}/game/url`, { method: 'POST', body: '{}' })
      expect(forged.status).toBe(403)
      expect((await server.call(getBalance, {}, headers)).body.value.sumBalance).toBe(String(balance))
      expect(await reconcile(services.db)).toEqual([])
    } finally {
      simulator.kill()
    }
  },
  MINUTES_MS,
)
