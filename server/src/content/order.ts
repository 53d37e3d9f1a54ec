import { type ContentItems, type ContentOrder, contentChanged } from '@tucano/contract/content'
import type { Db } from '@tucano/database'
import { journal } from '#journal/journal'
import { publish } from '#platform/outbox'
import { type Editor, editing } from './edit.ts'
import { markGames, orderGames, readGameFacts } from './games.ts'
import { Outdated, Refusal } from './refusal.ts'
import type { Subject } from './subject.ts'
import { subjects } from './subjects.ts'
import { orderVendors, readVendorCards } from './vendors.ts'
import { brief } from './version.ts'

interface Ordering {
  list: ContentOrder
  group: string
  /** The list as it was read; without it whatever is there is put in order. */
  present?: readonly string[]
  wanted: readonly string[]
}

/** What a list is ordered within. */
const groupWords: Partial<Record<ContentOrder, string>> = { banners: 'group', articles: 'category', games: 'type', vendors: 'type' }

const isMark = (list: ContentOrder): list is 'hot' | 'featured' => list === 'hot' || list === 'featured'

/** A list in another order. What is not named follows in its old order; of marked games, it loses the mark. */
export function orderList(editor: Editor, { list, group, present: read, wanted: given }: Ordering): Promise<string[]> {
  const subject = isMark(list) || list === 'games' ? 'games' : list
  return editing(editor, subject, async (trx) => {
    const { present, known } = await readList(trx, list, group)
    if (read && JSON.stringify(read) !== JSON.stringify(present)) throw new Outdated('changed')
    const strange = given.find((slug) => !known.includes(slug))
    if (strange !== undefined)
      throw new Refusal('slug', 'choice', `"${strange}" is not in ${groupWords[list] ?? 'the'} ${group || 'list'}.`)
    const wanted = [...new Set(given)]
    const order = isMark(list) ? wanted : [...wanted, ...present.filter((slug) => !wanted.includes(slug))]
    if (JSON.stringify(order) === JSON.stringify(present)) return order
    await writeList(trx, { list, group, order })
    await subjects[subject].tell?.(trx)
    await publish(trx, contentChanged, { subject })
    await journal(trx, editor.author, {
      action: isMark(list) ? 'content.mark' : 'content.order',
      subject: `content:${group ? `${list}/${group}` : list}`,
      details: { list, ...(group ? { group } : {}), before: brief(present), after: brief(order) },
    })
    return order
  })
}

function writeList(trx: Db, { list, group, order }: { list: ContentOrder; group: string; order: readonly string[] }) {
  if (isMark(list)) return markGames(trx, list, order)
  if (list === 'games') return orderGames(trx, order)
  return list === 'vendors' ? orderVendors(trx, group, order) : subjects[list].order?.write(trx, order)
}

/** The list as it is, and all that may stand in it. */
async function readList(trx: Db, list: ContentOrder, group: string): Promise<{ present: string[]; known: string[] }> {
  if (isMark(list)) {
    const facts = await readGameFacts(trx)
    const marked = facts.filter((game) => game[list] !== null).toSorted((a, b) => Number(a[list]) - Number(b[list]))
    return { present: marked.map(({ slug }) => slug), known: facts.map(({ slug }) => slug) }
  }
  const slugs =
    list === 'games' || list === 'vendors'
      ? (await (list === 'games' ? readGameFacts(trx) : readVendorCards(trx)))
          .filter(({ gameType }) => gameType === group)
          .map(({ slug }) => slug)
      : await slugsOf(trx, list, group)
  return { present: slugs, known: slugs }
}

async function slugsOf<S extends 'banners' | 'articles' | 'replies'>(trx: Db, list: S, group: string): Promise<string[]> {
  const kind: Subject<ContentItems[S]> = subjects[list]
  return (await kind.read(trx)).filter((item) => kind.order?.groupOf(item) === group).map(({ slug }) => slug)
}
