import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'

interface Person {
  /** As others see the member. */
  who: string
  type: number
}

const KEPT_MAX = 20_000
const KEPT_MS = 60_000

/** Members as tables know them, kept for a moment: whoever puts down chips puts down more. */
export class People {
  #db: Db
  #known = new Map<bigint, Person & { untilMs: number }>()

  constructor(db: Db) {
    this.#db = db
  }

  async read(memberId: bigint): Promise<Person> {
    const known = this.#known.get(memberId)
    if (known && known.untilMs > performance.now()) return known
    const { nickname, type } = await this.#db
      .selectFrom('member.members')
      .select(['nickname', 'type'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    if (this.#known.size >= KEPT_MAX) this.#known.clear()
    const person = { who: maskNickname(nickname), type, untilMs: performance.now() + KEPT_MS }
    this.#known.set(memberId, person)
    return person
  }
}
