import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { checkSlider } from './check-slider.ts'
import { checkWork } from './check-work.ts'
import { getCaptcha } from './get-captcha.ts'
import { getSlider } from './get-slider.ts'
import { getWork } from './get-work.ts'

export const captcha = (house: House): Feature => ({
  answers: [getCaptcha(house), getSlider(house), checkSlider(house), getWork(house), checkWork(house)],
})
