import type { Competitor, SportEvent } from '@tucano/feed'

/** Under so many years: `U19`, `U-20`, `Sub 17`, `Under 21`. */
const AGE = /(?<![\p{L}\d])(?:u|sub|under)[\s-]?(?:1\d|2[0-3])(?!\d)/iu
/** Said of competitions, where clubs of grown-ups have such names: Juniors, Young Boys. */
const YOUTH = /(?<!\p{L})(?:youth|juniors?|juvenil|juvenis|cadetes?|infantil|base|girls|boys|schoolboys?|teen)(?!\p{L})/iu
const GROUP = /^(?:u|under|sub|youth|junior|juvenil)/iu

const isYoungTeam = ({ name, ageGroup }: Pick<Competitor, 'name' | 'ageGroup'>): boolean => GROUP.test(ageGroup ?? '') || AGE.test(name)

/** Whether minors play, or players below an age: nothing of that is offered. */
export function isYouth({ competitors, tournament }: Pick<SportEvent, 'competitors' | 'tournament'>): boolean {
  const titles = tournament ? [tournament.name, tournament.category.name] : []
  return titles.some((title) => AGE.test(title) || YOUTH.test(title)) || competitors.some(isYoungTeam)
}
