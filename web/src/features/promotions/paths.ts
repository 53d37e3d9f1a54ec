import { pages } from '@tucano/contract/pages'

export const wheelPath = (promotionId: string): string => `${pages.luckyWheel.path}?id=${promotionId}`
export const rafflePath = (promotionId: string): string => `${pages.raffle.path}?id=${promotionId}`
