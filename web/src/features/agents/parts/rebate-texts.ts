import { catalogue } from '#platform/text'

const pt = {
  rebates: 'Rebates',
  text: 'Quanto a pessoa recebe de volta do que apostar, por produto. A diferença até o seu rebate fica com você.',
  houseText: 'Quanto o agente recebe do que a equipe apostar, por produto. Disso ele repassa o que quiser a quem está abaixo.',
  none: 'Você ainda não tem rebates para repassar.',
  nothing: 'Sem rebate',
  half: 'Metade do meu',
  same: 'Igual ao meu',
  max: 'o seu é {max}',
  upTo: 'até {max}',
  wrong: 'De 0 até {max}.',
} as const

export type RebateTexts = typeof pt
export const texts = catalogue(pt, () => import('./rebate-texts-en.ts').then(({ en }) => en))
