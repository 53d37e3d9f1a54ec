import { Problem, type ProblemName } from './problem.ts'

interface Asked {
  inicio: string
  fim: string
  'paginacao.paginaAtual'?: string
  'paginacao.itensPorPagina'?: string
}

export interface Search {
  fromMs: number
  toMs: number
  page: number
  size: number
}

const SIZE = 100
const SIZE_MAX = 1000

export function readSearch(asked: Asked, problem: ProblemName): Search {
  const fromMs = moment(asked, 'inicio', problem)
  const toMs = moment(asked, 'fim', problem)
  if (toMs < fromMs) throw new Problem(problem, { razao: 'O fim é anterior ao início.', propriedade: 'fim' })
  const page = Number(asked['paginacao.paginaAtual'] ?? 0)
  const size = Number(asked['paginacao.itensPorPagina'] ?? SIZE)
  if (size < 1 || size > SIZE_MAX)
    throw new Problem(problem, { razao: `Uma página tem de 1 a ${SIZE_MAX} itens.`, propriedade: 'paginacao.itensPorPagina' })
  return { fromMs, toMs, page, size }
}

function moment(asked: Asked, name: 'inicio' | 'fim', problem: ProblemName): number {
  const ms = Date.parse(asked[name])
  if (Number.isNaN(ms)) throw new Problem(problem, { razao: `O parâmetro ${name} não é um momento.`, propriedade: name })
  return ms
}

/** What a list says of itself: the parameters as they were understood, and how much there is. */
export function searchReply(asked: Asked, { page, size }: Search, total: number): object {
  const rest = Object.fromEntries(Object.entries(asked).filter(([name]) => !name.startsWith('paginacao.')))
  return {
    ...rest,
    paginacao: { paginaAtual: page, itensPorPagina: size, quantidadeDePaginas: Math.ceil(total / size), quantidadeTotalDeItens: total },
  }
}
