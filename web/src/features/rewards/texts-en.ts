import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  bonusTitle: 'Bonus in your account',
  bonusText: 'It stays apart from the balance: you can stake it, and it becomes balance by the rules of each promotion.',
  bonusNow: 'Now',
  bonusFailed: 'Your bonus could not be read',
  bonusMoves: 'Movements of the bonus',
  bonusNone: 'No bonus so far',
  bonusNoneText: 'When a promotion gives a bonus, it shows here with day and amount, and so does every use of it.',
  next: 'What is to come',
  bonusNext: 'Each bonus with what it is worth, until when, and how much is left to stake before it becomes balance.',
  bonusPromise: 'The rules in sight before you accept, and the choice not to.',
  rewardsTitle: 'Nothing to claim now',
  rewardsText:
    'No promotion has given your account a reward. When one does, it waits here, and a number shows beside this page in the menu.',
  rewardsNext: 'Spins, prizes and bonuses of promotions, each with its worth, its deadline and its rules.',
  rewardsPromise: 'Nothing vanishes without notice: every reward will have its deadline written on it.',
}
