import { randomUUID } from 'node:crypto'
import { brokenRules, promotionLaw } from '@tucano/brand'
import type { Definition } from '@tucano/contract/promotions'
import { findMemberByAccount } from '#accounts/members'
import { applyForPromotion, grantPromotion, savePromotion, startPromotion } from '#features/promotions'
import type { OperatorIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { pointsForPromotions } from '#points/delivery'
import { redeemGoods } from '#points/redeem'
import { openPromotions } from '#promotions/open-promotions'
import { sql } from 'kysely'
import { demoPromotions, wholeOf } from './demo-promotions.ts'
import { MEMBERS, accountOf } from './demo-team.ts'
import { isFirst, isOver, setOver } from './first.ts'
import type { Made } from './promotion-parts.ts'

const REASON = 'Promoções da demonstração'
/** The game that rounds are given in. */
const ROUNDS_IN = 'tucano-real'
/** Two of the team with one phone: of what both are given, the second waits for an operator. */
const SHARING = [accountOf(MEMBERS.indexOf('Adriana')), accountOf(MEMBERS.indexOf('Aline'))]
/** Who is given what from the start, so that there is a bonus to see and points to spend. */
const GIVEN: Partial<Record<string, readonly string[]>> = { manual: ['ana'], 'manual-points': ['ana', 'bruno', 'elis', ...SHARING] }
/** Who waits for an answer. */
const APPLICANT = 'bruno'
const COMMENT = 'Fiz 48 vezes a aposta no Tucano Real no domingo!'
const ORDERED = 'Caneca do bando'

/**
 * Lets the demo's promotions run, by the calls of the pages that make them, each once, also where a start before this one was cut short. What the law of
 * the place forbids does not.
 */
export async function runPromotions(services: Services, account: string): Promise<void> {
  const { db, brand, log } = services
  if (await isOver(services, 'promotions')) return
  const maker = await db.selectFrom('operator.operators').select('id').where('account', '=', account).executeTakeFirst()
  if (!maker) return
  const caller = { operator: { operatorId: maker.id, account, sessionId: null, ip: null } as unknown as OperatorIn } as never
  const { promotions } = openPromotions(services, pointsForPromotions(brand))
  const [save, start, grant] = [savePromotion(services, promotions), startPromotion(services), grantPromotion(services, promotions)]
  const made: Made = { law: promotionLaw(brand.jurisdiction), ...(await readNames(services)), wheel: undefined, firstMission: undefined }
  let running = 0
  for (const { key, of } of demoPromotions) {
    const definition: Definition = wholeOf(of(made), Date.now())
    if (brokenRules(definition, brand.jurisdiction).length > 0) continue
    const known = await findByTitle(services, definition.title)
    const promotionId = known?.id ?? (await saved(save.handle({ promotionId: null, present: null, definition } as never, caller)))
    if (!known || known.state === 'draft') await start.handle({ promotionId, reason: REASON } as never, caller)
    running++
    if (key === 'wheel') made.wheel = promotionId
    if (key === 'mission-rounds') made.firstMission = promotionId
    if (key === 'application' && (await isFirst(services, 'promotion-application'))) await tryTo(() => apply(services, promotionId))
    if (key === 'manual-points') await shareDevice(services)
    // Whoever has it already is given nothing.
    if (GIVEN[key]) await grant.handle({ promotionId, accounts: GIVEN[key], reason: REASON } as never, caller)
    if (key === 'manual-points' && (await isFirst(services, 'redemption'))) await tryTo(() => order(services, made))
  }
  await setOver(services, 'promotions')
  log.info({ running }, 'the demo has promotions')
}

/** Members of a demo that has been used may have closed play, or spent what they had. */
async function tryTo(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
  }
}

const saved = async (answer: unknown): Promise<string> => ((await answer) as { promotionId: string }).promotionId

async function findByTitle({ db }: Services, title: string): Promise<{ id: string; state: string } | undefined> {
  const { rows } = await sql<{ id: string; state: string }>`
    select p.id::text, p.state from promotions.promotions p left join promotions.versions v on v.promotion_id = p.id and v.version = p.version
    where coalesce(v.definition, p.draft) ->> 'title' = ${title} order by p.id limit 1`.execute(db)
  return rows[0]
}

/** A member of the demo asks for what a promotion gives. */
async function apply(services: Services, promotionId: string): Promise<void> {
  const { promotions } = openPromotions(services, pointsForPromotions(services.brand))
  const member = await findMemberByAccount(services.db, APPLICANT)
  if (!member) return
  const { handle } = applyForPromotion(services, promotions)
  await handle({ promotionId, comment: COMMENT, pictures: [] } as never, { member: { memberId: member.id, type: member.type } } as never)
}

async function shareDevice(services: Services): Promise<void> {
  const members = await Promise.all(SHARING.map((account) => findMemberByAccount(services.db, account)))
  const values = members.flatMap((member) =>
    member ? [{ member_id: member.id, token_hash: Buffer.from('demo'), name: 'Chrome, Android' }] : [],
  )
  if (values.length > 0)
    await services.db
      .insertInto('session.devices')
      .values(values)
      .onConflict((on) => on.doNothing())
      .execute()
}

/** A member spends what it was given, and waits for it to be sent. */
async function order({ db }: Services, { goods }: Made): Promise<void> {
  const goodsId = goods(ORDERED)
  const member = await findMemberByAccount(db, APPLICANT)
  if (member && goodsId) await redeemGoods(db, { memberId: member.id, requestId: randomUUID(), goodsId: BigInt(goodsId) })
}

/** What promotions can give: goods of the mall, and rounds of one of our games. */
async function readNames({ db }: Services): Promise<Pick<Made, 'goods' | 'game'>> {
  const goods = await db.selectFrom('points.goods').select(['id', 'name']).execute()
  const game = await db
    .selectFrom('lobby.games')
    .select('code')
    .where('code', '=', ROUNDS_IN)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return {
    goods: (name) => {
      const found = goods.find((each) => each.name === name)
      return found && String(found.id)
    },
    game: game?.code,
  }
}
