import { migrate } from '@tucano/database'
import pg from 'pg'

/**
 * The clock of the books, turned back while a demo's past is made, before anybody uses the database. The function that it takes the place of counts as not applied
 * from then on: whatever happens, the next start puts it back.
 */
export class TurnedClock {
  #owner: pg.Client
  #url: string

  private constructor(owner: pg.Client, url: string) {
    this.#owner = owner
    this.#url = url
  }

  static async open(url: string): Promise<TurnedClock> {
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    return new TurnedClock(owner, url)
  }

  /** It is this moment, and time goes on from there. */
  async turnTo(at: Date): Promise<void> {
    const seconds = (Date.now() - at.getTime()) / 1000
    // Statements of one query are one transaction.
    await this.#owner.query(`
      delete from platform.functions where name = 'platform.clock';
      create or replace function platform.clock() returns timestamptz language sql volatile as $$ select clock_timestamp() - interval '${seconds} seconds' $$;
      select ledger.make_partitions(1), betting.make_partitions(1)`)
  }

  async putBack(): Promise<void> {
    await this.#owner.end()
    await migrate(this.#url)
  }
}
