import { randomUUIDv7 } from 'node:crypto'
import { type Endpoint, type Envelope, type ReplyOf, type RequestOf, inQuery } from '@tucano/contract/endpoint'
import { chooseClientSeed, commitSeeds } from '@tucano/contract/fairness'
import { pages } from '@tucano/contract/pages'
import { type EngineName, type OpeningOf, type StepOf, type StudioRound, playRound, stepRound } from '@tucano/contract/studios'
import type { Page } from '@playwright/test'
import { signedIn } from '../../server/src/testing/sign-in.ts'
import { newPlayer } from './fund.ts'
import type { Site } from './site.ts'

/** A member who plays without a page. */
export interface Player {
  account: string
  token: string
  ask: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ReplyOf<E>>
  play: (gameCode: string, move: OpeningOf<EngineName>) => Promise<StudioRound>
  step: (round: StudioRound, move: StepOf<EngineName>) => Promise<StudioRound>
  /** Opens a page as this member, in the same session: one with little on it, unless another is named. */
  visit: (page: Page, path?: string) => Promise<void>
}

/** A member with money, whose page has brought its part of the chance. */
export async function newSeededPlayer(site: Site, cents = 1_000_00n): Promise<Player> {
  const player = await playerOf(site, await newPlayer(site, cents))
  const { seedHash } = await player.ask(commitSeeds, {})
  await player.ask(chooseClientSeed, { seedHash, clientSeed: 'navegador-de-teste' })
  return player
}

/** A member who exists, in a session of its own. */
export async function playerOf(site: Site, account: string): Promise<Player> {
  const token = await enter(site, account)
  const ask: Player['ask'] = async (endpoint, request) => {
    const query = inQuery(endpoint) ? `?${new URLSearchParams(request)}` : ''
    const response = await fetch(`${site.url}${endpoint.path}${query}`, {
      method: endpoint.method,
      headers: { authorization: token, moduleid: endpoint.moduleId, language: 'PT', 'content-type': 'application/json' },
      ...(query ? {} : { body: JSON.stringify(request) }),
    })
    const { success, value, errorCode } = (await response.json()) as Envelope
    if (!success) throw new Error(`${endpoint.name}: ${errorCode}`)
    return value as never
  }
  return {
    account,
    token,
    ask,
    play: (gameCode, move) => ask(playRound, { gameCode, roundId: randomUUIDv7(), move }),
    step: ({ roundId, step }, move) => ask(stepRound, { roundId, step, move }),
    async visit(page, path = pages.notices.path) {
      await page.addInitScript((given) => sessionStorage.setItem('token', given), token)
      await page.goto(`${site.url}${path}`)
    },
  }
}

async function enter(site: Site, account: string): Promise<string> {
  const { id } = await site.db.selectFrom('member.members').select('id').where('account', '=', account).executeTakeFirstOrThrow()
  const { token } = await signedIn(site.db, id)
  return token
}
