import type { Definition } from '@tucano/contract/promotions'
import { rewardsIn } from '@tucano/contract/promotions/law'
import { savePromotion as contract } from '@tucano/contract/promotions/office'
import type { Db } from '@tucano/database'
import { journal } from '#journal/journal'
import { lawOf, save } from '#promotions/desk'
import type { Promotions } from '#promotions/promotions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { cleanWords } from './clean-words.ts'

export const savePromotion = ({ db, brand }: Services, { giving }: Promotions) =>
  answer(contract, async ({ promotionId: asked, present, definition: given }, { operator }) =>
    db.transaction().execute(async (trx) => {
      const definition = cleanWords(given)
      await judgeGames(trx, definition)
      const promotionId = await save(trx, { promotionId: asked === null ? null : BigInt(asked), present, definition }, giving)
      const details = { kind: definition.kind, title: definition.title }
      await journal(trx, operator, { action: 'promotions.save', subject: `promotion:${promotionId}`, details })
      return { promotionId: String(promotionId), law: lawOf(definition, brand) }
    }),
  )

/** Rounds can be given of games that there are. */
async function judgeGames(trx: Db, definition: Definition): Promise<void> {
  for (const reward of rewardsIn(definition)) {
    if (reward.type !== 'freeRounds') continue
    const known = await trx.selectFrom('lobby.games').select('code').where('code', '=', reward.game).executeTakeFirst()
    if (!known) throw new Fault('request.invalid', { fields: [{ field: 'reward', problem: `there is no game ${reward.game}` }] })
  }
}
