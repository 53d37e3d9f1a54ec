import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { ReadsTogether } from '#platform/reads-together'

interface Person {
  /** As others see the member. */
  who: string
  type: number
}

const KEPT_MAX = 20_000
const KEPT_MS = 60_000

/** Members as tables know them, kept for a moment: whoever puts down chips puts down more. */
export class People {
  #reads: ReadsTogether<bigint, Person | undefined>
  #known = new Map<bigint, Person & { untilMs: number }>()

  constructor(db: Db) {
    this.#reads = new ReadsTogether(async (ids) => {
      const rows = await db.selectFrom('member.members').select(['id', 'nickname', 'type']).where('id', 'in', ids).execute()
      const found = new Map(rows.map(({ id, nickname, type }) => [id, { who: maskNickname(nickname), type }]))
      return ids.map((id) => found.get(id))
    })
  }

  async read(memberId: bigint): Promise<Person> {
    const known = this.#known.get(memberId)
    if (known && known.untilMs > performance.now()) return known
    const person = await this.#reads.read(memberId)
    if (!person) throw new Error(`there is no member ${memberId}`)
    if (this.#known.size >= KEPT_MAX) this.#known.clear()
    this.#known.set(memberId, { ...person, untilMs: performance.now() + KEPT_MS })
    return person
  }
}
