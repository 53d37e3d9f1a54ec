import { randomBytes } from 'node:crypto'
import { PLAY_CURRENCY } from '@tucano/contract/money'
import { openPocket } from '#betting/pockets'
import type { GameKey, Launcher, Opening } from '#catalogue/launcher'
import type { Services } from '#platform/services'
import { isWell } from './ask.ts'
import type { Integrations } from './integrations.ts'
import { askForGame } from './launch.ts'
import { enter, hearHealth, readFreeRounds } from './store.ts'

/** Opens games at the vendors that are connected, and keeps watch over whether they answer. */
export class VendorGames implements Launcher {
  #services: Services
  #integrations: Integrations

  constructor(services: Services, integrations: Integrations) {
    this.#services = services
    this.#integrations = integrations
  }

  async opens(): Promise<(game: GameKey) => boolean> {
    const connected = new Set((await this.#integrations.all()).map(({ vendor }) => vendor))
    return ({ vendor }) => connected.has(vendor)
  }

  /** Whose games can be told of free rounds: the shapes of the others have no word for them. A vendor says by itself which stakes it takes. */
  async takesRounds(): Promise<(game: GameKey) => ((stake: bigint) => boolean) | undefined> {
    const all = await this.#integrations.all()
    const able = new Set(all.filter(({ shape }) => shape === 'canonical').map(({ vendor }) => vendor))
    return ({ vendor }) => (able.has(vendor) ? () => true : undefined)
  }

  async launch({ memberId, backUrl, ...opening }: Opening): Promise<string | undefined> {
    const { db, brand, configuration, log } = this.#services
    const { vendor, currency, game } = opening
    const integration = await this.#integrations.find(vendor)
    if (!integration) return undefined
    // Chips stay where they are: nobody can transfer them to a vendor's wallet.
    const isApart = !brand.wallet.single && currency !== PLAY_CURRENCY
    const pocket = await openPocket(db, { memberId, currency, vendor: isApart ? vendor : undefined })
    const user = await enter(db, { vendor, memberId, pocket, currency, pseudonym: randomBytes(16).toString('base64url') })
    const site = (path: string): string => new URL(path, configuration.publicUrl).href
    const freeRounds = currency === PLAY_CURRENCY ? [] : await readFreeRounds(db, memberId, game)
    const told = { ...opening, user, lobbyUrl: site(backUrl), depositUrl: site('/'), freeRounds }
    const url = await askForGame(integration, told, brand)
      .then(framable)
      .catch((error: unknown) => {
        log.warn({ err: error, vendor }, 'a vendor opened no game')
        return undefined
      })
    await hearHealth(db, vendor, url !== undefined)
    return url
  }

  /** Asks every vendor whether it is well. */
  async checkHealth(): Promise<void> {
    const { db } = this.#services
    await Promise.all((await this.#integrations.all()).map(async (one) => hearHealth(db, one.vendor, await isWell(one))))
  }
}

/** What may stand in a frame: a page of the web, and never a script. */
function framable(url: string): string {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`the vendor gave an address of ${protocol}`)
  return href
}
