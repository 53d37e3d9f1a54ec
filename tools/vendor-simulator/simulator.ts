import { type KeyObject, randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isGameUrlRequest, vendorPaths } from '@tucano/contract/vendors'
import { isSigned } from '../../server/src/features/vendors/signature.ts'
import { gamePage } from './page.ts'
import { NotTossed, type Session, type Side, sides, toss } from './toss.ts'
import { WalletClient } from './wallet-client.ts'

interface Options {
  port: number
  /** Where the operator's wallet is: `…/wallet/v1/CODE`. */
  walletUrl: string
  privateKey: KeyObject
  /** The operator's public half, by which its calls are known. */
  operatorKey: KeyObject
}

interface Simulator {
  url: string
  /** The address of the game for somebody whom the operator did not send. */
  open: (session: Session) => string
  stop: () => Promise<void>
}

interface Said {
  status: number
  type: string
  body: string
}

const STAKE_MAX = 100_000
const BODY_BYTES_MAX = 16 * 1024

/** A vendor of one game: opens it when the operator asks, and plays it through the operator's wallet. */
export async function startSimulator({ port, walletUrl, privateKey, operatorKey }: Options): Promise<Simulator> {
  const wallet = new WalletClient(walletUrl, privateKey)
  const sessions = new Map<string, Session>()
  let own = ''
  const open = (session: Session): string => {
    const id = randomUUID()
    sessions.set(id, session)
    return `${own}/play?session=${id}`
  }

  const openGame = (body: Buffer, headers: http.IncomingHttpHeaders): Said => {
    if (!isSigned(operatorKey, { headers, body, now: Date.now() })) return json(403, { error: 'signature' })
    const asked: unknown = JSON.parse(body.toString())
    if (!isGameUrlRequest(asked)) return json(400, { error: 'request' })
    const { user, token, game_code: game, currency, lobby_url: lobbyUrl } = asked
    return json(200, { url: open({ user, token, game, currency, lobbyUrl }) })
  }

  const play = async (body: Buffer): Promise<Said> => {
    const { session: id, side, stake } = JSON.parse(body.toString()) as { session?: string; side?: Side; stake?: number }
    const session = sessions.get(id ?? '')
    const fair = side !== undefined && sides.includes(side) && Number.isInteger(stake) && stake! > 0 && stake! <= STAKE_MAX
    if (!session || !fair) return json(400, { error: 'request' })
    try {
      return json(200, await toss(wallet, session, { called: side, stake: stake! }))
    } catch (error) {
      return json(200, { error: error instanceof NotTossed ? error.message : 'RS_ERROR_UNKNOWN' })
    }
  }

  const answer = async (request: http.IncomingMessage): Promise<Said> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator')
    const body = await buffer(request)
    if (body.length > BODY_BYTES_MAX) return json(413, {})
    if (pathname === vendorPaths.health) return json(200, { status: 'ok' })
    if (request.method === 'POST' && pathname === vendorPaths.gameUrl) return openGame(body, request.headers)
    if (request.method === 'POST' && pathname === '/toss') return play(body)
    const session = sessions.get(searchParams.get('session') ?? '')
    if (pathname !== '/play' || !session) return json(404, {})
    const { user, token, game, currency, lobbyUrl } = session
    const { balance = 0 } = await wallet.call('balance', { user, token, game_code: game, currency })
    return { status: 200, type: 'text/html; charset=utf-8', body: gamePage({ currency, balance, lobbyUrl }) }
  }

  const server = http.createServer((request, response) => {
    answer(request)
      .catch(() => json(500, { error: 'failed' }))
      .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body))
      .catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  own = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url: own,
    open,
    stop: () =>
      new Promise((stopped) => {
        wallet.close()
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

const json = (status: number, value: object): Said => ({ status, type: 'application/json', body: JSON.stringify(value) })
