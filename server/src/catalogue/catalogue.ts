import { isClosed } from '@tucano/brand'
import type { Services } from '#platform/services'
import { CachedValue } from '#platform/cached-value'
import type { Launcher } from './launcher.ts'
import type { Rows } from './rows.ts'
import { Snapshot } from './snapshot.ts'

/** Changes are told at once; this is for a word that was lost. */
const FRESH_MS = 60_000

/** Vendors and games as they are now, read once and kept until they change. */
export class Catalogue {
  #remembered: CachedValue<Snapshot>
  #take: (change: (rows: Rows) => Rows) => Promise<Snapshot>

  /** Of several launchers that open a game, the first does. */
  constructor({ db, brand }: Pick<Services, 'db' | 'brand'>, launchers: readonly Launcher[]) {
    const { profile } = brand.jurisdiction
    const closed = { pvp: isClosed(profile, 'pvp'), cockfight: isClosed(profile, 'cockfight') }
    this.#take = async (change) => {
      const ready = await Promise.all(launchers.map(async (launcher) => ({ launcher, opens: await launcher.opens() })))
      return new Snapshot(change(await readRows(db)), { closed, launcherOf: (game) => ready.find(({ opens }) => opens(game))?.launcher })
    }
    this.#remembered = new CachedValue(() => this.#take((rows) => rows), FRESH_MS)
  }

  read(): Promise<Snapshot> {
    return this.#remembered.read()
  }

  /** As it would be with other rows. Nothing of it is kept. */
  readAs(change: (rows: Rows) => Rows): Promise<Snapshot> {
    return this.#take(change)
  }

  forget(): void {
    this.#remembered.forget()
  }
}

function readRows(db: Services['db']): Promise<Rows> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({
      vendors: await trx.selectFrom('lobby.vendors').selectAll().execute(),
      cards: await trx.selectFrom('lobby.cards').selectAll().orderBy('place').orderBy('vendor').execute(),
      games: await trx.selectFrom('lobby.games').selectAll().orderBy('place').orderBy('id').execute(),
      synonyms: await trx.selectFrom('lobby.synonyms').selectAll().orderBy('words').execute(),
    }))
}
