import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Rules of sports',
  intro: 'How each bet is decided, paid or given back. What stands here when you bet is what holds.',
  contents: 'On this page',
  general: 'For every sport',
  money: 'Money, limits and prizes',
  voids: 'When a bet is given back',
  handicaps: 'Handicaps and Asian totals',
  slips: 'Multiples and systems',
  cashOut: 'Cashing out',
  virtual: 'Virtual matches',
  sport_football: 'Football',
  sport_basketball: 'Basketball',
  sport_tennis: 'Tennis',
  sport_volleyball: 'Volleyball',
  'sport_american-football': 'American football',
  sport_mma: 'Martial arts',
  sport_esports: 'E-sports',

  numbers: 'Numbers of now',
  numbersFailed: 'The numbers did not come',
  stakeMin: 'Least stake',
  payoutMax: 'Highest prize of a bet',
  cashOutFee: 'Fee for cashing out',
  cashOutFees: '{before} before the match, {live} live',
  cashOutOfVirtual: 'Cashing out of virtual matches',
  returnMin: 'Least return of virtual matches',
  postponed: 'A postponed match stands if played within',
  bonusOdds: 'Shortest odds with bonus money',
  delayOf: 'Live delay: {sport}',
  seconds: '{count} s',
  hours: '{count} h',
  yes: 'yes',
  no: 'no',

  general_1:
    'The official result at the end of the match counts. What an appeal or a penalty changes later does not change the bet, unless the source of the result corrects a mistake of its own: then the bet is settled again and both versions stay visible.',
  general_2: 'Everybody sees the same odds at the same moment. The odds of your bet do not change once it is accepted.',
  general_3:
    'Live, a bet is being confirmed for some seconds. If there is a goal, point, card or review in that time it is refused, whether the change was good or bad for you, and the stake goes back.',
  general_4: 'A bet that was accepted after what decides it had already happened is void and the stake goes back. The history says so.',
  general_5:
    'Athletes, referees, officials, staff and their relatives to the second degree may not bet on competitions that they take part in.',

  money_1: 'The return on the slip is all of it: stake and winnings. There is one rounding, on the total of the bet, to the nearest cent.',
  money_2:
    'Each sport has a highest prize for a bet, shown on the slip where it reaches yours. What was received by cashing out counts to it.',
  money_3: 'If the stake is more than the house takes, the bet is refused with the largest stake that fits.',
  money_4: 'Prizes are paid right after the result; the law gives two hours after the end of the event at most.',

  voids_1: 'A postponed match stands if it is played within 48 hours of its time. After that, what was not decided is given back.',
  voids_2: 'A match that is abandoned: what was decided stays decided (over 1.5 goals at 2-0, say); the rest is given back.',
  voids_3: 'In a multiple or a system, a void selection counts as odds of 1.00 and the others go on.',
  voids_4:
    'In a bet that you built, a void selection leaves, and the others are priced again from the state of the match that was stored with the bet.',
  voids_5: 'A dead heat for the first place pays the odds divided by how many share it.',

  handicaps_1:
    'A handicap adds or takes goals, points, games or maps before scores are compared. Handicap 0 gives the stake back in a draw.',
  handicaps_2:
    'Quarter lines split the stake in two: −0.25 is half on 0 and half on −0.5. That is why there are half wins and half losses.',
  handicaps_3: 'Example: 100.00 on −0.25 at 2.00, a draw: half goes back, half is lost. You get 50.00.',
  handicaps_4: 'Example: 100.00 on over 2.75 goals at 1.90, three are scored: half won. You get 145.00.',

  slips_1: 'Multiple: all selections have to win; odds are multiplied.',
  slips_2:
    'System: several combinations at once. “2 of 4” are six doubles. Trixie, Yankee, Canadian, Heinz, Super Heinz, Goliath and Super Goliath are all doubles and longer; Patent and Lucky have the singles, too.',
  slips_3: 'A banker is in every combination.',
  slips_4: 'Selections of one match stand together only inside a bet that you build, at one price.',
  slips_5:
    'Each way: half of the bet is on the win and half on a place, which pays a share of the odds. The terms stand at the market and on the slip. Each half is decided and paid by itself.',

  cashOut_1: 'Where it is offered you may end the bet, or a part of it, before its end. We show the fair value, the fee and what you get.',
  cashOut_2: 'The fee is 2% before the match and 4% live. There is no offer while a selection is suspended.',
  cashOut_3: 'You may leave a rule: cash out when the offer reaches a sum. It pays the offer of that moment.',
  cashOut_4: 'Bets on virtual matches cannot be cashed out.',

  virtual_1: 'Virtual matches are of an invented world and always marked as virtual. They are no real sport.',
  virtual_2:
    'Each beat is drawn from seeds that were published before and from a public draw that does not exist yet when the bet is taken. Nobody, the house included, knows it before.',
  virtual_3: 'After the match, the proof page plays all of it and every price again in your browser.',
  virtual_4: 'The theoretical return of any slip on virtual matches is at least 85%.',

  football_1: 'Regular time with stoppages counts. Extra time and penalties count only where the market says so.',
  football_2: 'An own goal counts for the score, not for the scorer. If a player does not come on, the bet on them is given back.',
  football_3:
    'Cards: a yellow counts one, a red counts one; the second yellow of a player counts as a yellow and a red. Only for who is on the pitch.',
  football_4: 'A corner counts when it is taken.',

  basketball_1: 'Winner, handicap and total count overtime, unless the market says regular time.',
  basketball_2: 'Markets of a quarter or half count those minutes only.',
  basketball_3: 'A player who does not come on: the bet is given back.',

  tennis_1: 'If somebody retires or is disqualified, what was not decided is given back.',
  tennis_2: 'A match tie-break counts as a set and a game.',
  tennis_3: 'Another surface or place gives nothing back; another number of sets gives back what depends on it.',

  volleyball_1: 'The fifth set, to 15 points, counts as a set. Two clear points decide any set.',
  volleyball_2: 'Points are those of all sets, unless the market is of one.',

  american_1: 'Winner, handicap and total count overtime.',
  american_2: 'A touchdown is 6, an extra point 1, a conversion 2, a field goal 3, a safety 2.',

  mma_1: 'What is announced in the ring after the fight counts. Another number of rounds: the winner stands, the rest is given back.',
  mma_2: 'A technical decision counts as a decision. No contest: given back.',
  mma_3: 'Total rounds: half a round is 2 minutes and 30 seconds.',

  esports_1:
    'A map that is not played: what is of that map is given back. Another format than was announced: markets that depend on it are given back.',
  esports_2: 'Rounds of overtime count in winner, handicap and total of the map, unless it says regular time.',
  esports_3: 'A walkover before the start: given back. After the start: what was played counts.',
}
