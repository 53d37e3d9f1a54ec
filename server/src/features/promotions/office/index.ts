import type { Promotions } from '#promotions/promotions'
import type { Answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { copyPromotion } from './copy-promotion.ts'
import { decidePromotionApplication } from './decide-promotion-application.ts'
import { decideSuspicion } from './decide-suspicion.ts'
import { discardPromotionDraft } from './discard-promotion-draft.ts'
import { endBonus } from './end-bonus.ts'
import { getApplicationPicture } from './get-application-picture.ts'
import { getBonusLiability } from './get-bonus-liability.ts'
import { getOfficePromotion } from './get-office-promotion.ts'
import { type Games, getPromotionChoices } from './get-promotion-choices.ts'
import { getPromotionReturn } from './get-promotion-return.ts'
import { grantPromotion } from './grant-promotion.ts'
import { listOfficePromotions } from './list-office-promotions.ts'
import { listOpenBonuses } from './list-open-bonuses.ts'
import { listPromotionApplications } from './list-promotion-applications.ts'
import { listSuspicions } from './list-suspicions.ts'
import { previewPromotion } from './preview-promotion.ts'
import { savePromotion } from './save-promotion.ts'
import { startPromotion } from './start-promotion.ts'
import { stopPromotion } from './stop-promotion.ts'
import { switchPromotions } from './switch-promotions.ts'

/** What operators do about promotions. */
export const officeAnswers = (services: Services, promotions: Promotions, games: Games): Answer[] => [
  listOfficePromotions(services),
  getOfficePromotion(services),
  getPromotionReturn(services),
  getPromotionChoices(services, games),
  savePromotion(services, promotions),
  discardPromotionDraft(services),
  startPromotion(services),
  stopPromotion(services),
  copyPromotion(services),
  switchPromotions(services),
  previewPromotion(promotions),
  grantPromotion(services, promotions),
  listPromotionApplications(services),
  getApplicationPicture(services),
  decidePromotionApplication(services, promotions),
  listSuspicions(services),
  decideSuspicion(services, promotions),
  getBonusLiability(promotions),
  listOpenBonuses(services),
  endBonus(services),
]
