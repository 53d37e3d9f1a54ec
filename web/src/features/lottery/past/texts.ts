import { catalogue } from '#platform/text'

const pt = {
  sections: 'Mais sobre esta loteria',
  tab_results: 'Resultados',
  tab_trends: 'Estatísticas',
  tab_bets: 'Minhas apostas',
  tab_plans: 'Minhas teimosinhas',
  tab_numbers: 'Números enviados',
  tab_rules: 'Regras e chances',
  failed: 'Não foi possível carregar',
  noDraws: 'Nenhum sorteio ainda',
  noDrawsText: 'Os últimos cem resultados aparecem aqui.',
  draw: 'Concurso',
  isVoid: 'anulado, apostas devolvidas',
  corrected: 'corrigido; antes {result}',
  checkOf: 'Conferir o concurso {numero}',
  official: 'fonte oficial',
  showAll: 'Mostrar os {count} últimos',
  trendsText: 'Sorteios passados não mudam as chances do próximo: cada número tem sempre a mesma chance.',
  place: 'Posição',
  tens: 'Dezena do maior prêmio',
  ones: 'Unidade do maior prêmio',
  number: 'Número',
  missing: 'Sem sair há',
  average: 'Intervalo médio',
  longest: 'Maior intervalo',
  times: 'Saiu nos últimos {count}',
  window: 'Quantos sorteios contar',
  lastDraws: '{count} sorteios',
  hot: 'mais saiu',
  cold: 'menos saiu',
  never: 'não saiu',
  chart: 'Caminho dos últimos {count} sorteios',
  chartText: 'Uma linha por sorteio, o mais novo embaixo; o ponto é o que saiu.',
  proofTitle: 'Conferir o concurso {numero}',
  proofText:
    'A semente foi publicada em resumo antes da primeira aposta. As apostas foram lacradas antes de existir o número de fora. O resultado é a conta dos dois, e esta página a refaz aqui, no seu aparelho.',
  notYet: 'As provas deste sorteio saem junto com o resultado.',
  fileName: 'sorteio',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
