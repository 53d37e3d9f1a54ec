/** What stands in the places that a name has, and in which language the name is. */
export interface NamePlaces {
  home: string
  away: string
  specifiers: string
  language: string
}

type ByLanguage = 'EN' | 'PT'

const signed = (value: string): string => (/^[-+]|^0$/.test(value) ? value : `+${value}`)
const negated = (value: string): string => (value.startsWith('-') ? value.slice(1) : value === '0' ? value : `-${value.replace(/^\+/, '')}`)

/** A line as people of the language write it: 2,5 in Portuguese. A score is no decimal. */
const written = (value: string, language: ByLanguage): string =>
  language === 'PT' && /^[-+]?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value

/** Nouns of names that are counted as women are. */
const FEMININE = /^(?:torre|metade|parte|entrada|rodada|base|luta|barreira|vez)s?\b|^\p{L}+(?:ção|são|dade)(?!\p{L})/iu
const ENGLISH = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 1st, 2nd; 1º before a man’s word, 1ª before a woman’s. */
function ordinal(value: string, language: ByLanguage, rest: string): string {
  if (!/^\d+$/.test(value)) return value
  if (language === 'EN') return `${value}${ENDINGS[ENGLISH.select(Number(value))] ?? 'th'}`
  return `${value}${FEMININE.test(rest.trimStart()) ? 'ª' : 'º'}`
}

/** Writes a name out: `{total}`, `{+hcp}`, `{-hcp}`, `{!setnr}` as an ordinal, `{$competitor1}`. A place that nothing is known for stays empty. */
export function writeName(template: string, { home, away, specifiers, language: asked }: NamePlaces): string {
  const language = asked === 'EN' ? 'EN' : 'PT'
  const known = new Map(specifiers === '' ? [] : specifiers.split('|').map((part) => part.split('=', 2) as [string, string]))
  return template
    .replaceAll(/\{([$!+%-]?)(\w+)\}/g, (place: string, sign: string, name: string, at: number) => {
      if (sign === '$') return name === 'competitor1' ? home : name === 'competitor2' ? away : `${home} × ${away}`
      const value = known.get(name) ?? ''
      if (sign === '!') return ordinal(value, language, template.slice(at + place.length))
      return written(sign === '+' ? signed(value) : sign === '-' ? signed(negated(value)) : value, language)
    })
    .trim()
}
