/** Codes of refusals by the lottery. */
export const lotteryErrors = {
  'lottery.closed': 200,
  'draw.closed': 200,
  'draw.not.open': 200,
  'picks.invalid': 400,
  'series.invalid': 400,
  'multiple.invalid': 400,
  'growth.not.available': 403,
  'cap.prize': 200,
  'cap.stake': 200,
  'cap.member': 200,
  'cap.selection': 200,
  'cap.draw': 200,
  'plan.unknown': 200,
  'plan.over': 200,
  'number.sent': 200,
} as const
