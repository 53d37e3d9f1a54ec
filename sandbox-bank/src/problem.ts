/** What the standard calls each kind of refusal; pay-outs and keys are named in its manner. */
const PROBLEMS = {
  RequisicaoInvalida: [400, 'Requisição inválida.'],
  NaoAutorizado: [401, 'Token ausente, desconhecido ou vencido.'],
  AcessoNegado: [403, 'Acesso negado.'],
  NaoEncontrado: [404, 'Não encontrado.'],
  CobNaoEncontrado: [404, 'Cobrança não encontrada.'],
  CobOperacaoInvalida: [400, 'Cobrança inválida.'],
  CobConsultaInvalida: [400, 'Consulta de cobranças inválida.'],
  PixNaoEncontrado: [404, 'Pix não encontrado.'],
  PixConsultaInvalida: [400, 'Consulta de Pix inválida.'],
  PixDevolucaoNaoEncontrada: [404, 'Devolução não encontrada.'],
  PixDevolucaoInvalida: [400, 'Devolução inválida.'],
  WebhookNaoEncontrado: [404, 'Webhook não encontrado.'],
  WebhookOperacaoInvalida: [400, 'Webhook inválido.'],
  EnvioNaoEncontrado: [404, 'Envio não encontrado.'],
  EnvioOperacaoInvalida: [400, 'Envio inválido.'],
  EnvioConflitante: [409, 'Já existe outro envio com este id.'],
  ChaveNaoEncontrada: [404, 'Chave Pix não encontrada.'],
  ErroInternoDoServidor: [500, 'Erro interno do servidor.'],
  ServicoIndisponivel: [503, 'Serviço indisponível no momento.'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type ProblemName = keyof typeof PROBLEMS

export interface Violation {
  razao: string
  propriedade: string
}

export class Problem extends Error {
  readonly problem: ProblemName
  readonly violations: readonly Violation[]

  constructor(problem: ProblemName, ...violations: Violation[]) {
    super(problem)
    this.problem = problem
    this.violations = violations
  }
}

export const statusOf = (name: ProblemName): number => PROBLEMS[name][0]

/** The body of a refusal: RFC 7807, as the standard wants it. */
export function problemBody(name: ProblemName, violations: readonly Violation[], status: number = statusOf(name)): object {
  const [, title] = PROBLEMS[name]
  return {
    type: `https://pix.bcb.gov.br/api/v2/error/${name}`,
    title,
    status,
    detail: violations.length > 0 ? violations.map(({ razao }) => razao).join(' ') : title,
    ...(violations.length > 0 ? { violacoes: violations } : {}),
  }
}
