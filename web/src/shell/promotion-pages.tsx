import { HomePromotions as Home } from '../features/promotions/home-promotions.tsx'
import { PromotionDetailPage } from '../features/promotions/promotion-detail-page.tsx'
import { PromotionsPage } from '../features/promotions/promotions-page.tsx'
import { useWays } from './use-ways.ts'

export const Promotions = () => <PromotionsPage ways={useWays()} />
export const PromotionDetail = () => <PromotionDetailPage ways={useWays()} />
export const HomePromotions = () => <Home ways={useWays()} />
