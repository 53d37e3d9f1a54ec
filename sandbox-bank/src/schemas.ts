import Type from 'typebox'

const strict = { additionalProperties: false }

const Reais = Type.String({ pattern: '^(0|[1-9]\\d{0,9})\\.\\d{2}$' })
const Cpf = Type.String({ pattern: '^\\d{11}$' })
const Cnpj = Type.String({ pattern: '^\\d{14}$' })
const Name = Type.String({ minLength: 1, maxLength: 200 })
const Key = Type.String({ minLength: 1, maxLength: 77 })

export const TxidParams = Type.Object({ txid: Type.String({ pattern: '^[a-zA-Z0-9]{26,35}$' }) })
export const EndToEndParams = Type.Object({ e2eid: Type.String({ pattern: '^[a-zA-Z0-9]{32}$' }) })
export const RefundParams = Type.Object({
  e2eid: Type.String({ pattern: '^[a-zA-Z0-9]{32}$' }),
  id: Type.String({ pattern: '^[a-zA-Z0-9]{1,35}$' }),
})
export const PayOutParams = Type.Object({ id: Type.String({ pattern: '^[a-zA-Z0-9]{1,35}$' }) })
export const KeyParams = Type.Object({ chave: Key })

export const ChargeRequest = Type.Object(
  {
    calendario: Type.Optional(Type.Object({ expiracao: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) }, strict)),
    devedor: Type.Optional(Type.Union([Type.Object({ cpf: Cpf, nome: Name }, strict), Type.Object({ cnpj: Cnpj, nome: Name }, strict)])),
    valor: Type.Object({ original: Reais }, strict),
    chave: Key,
    solicitacaoPagador: Type.Optional(Type.String({ maxLength: 140 })),
    infoAdicionais: Type.Optional(
      Type.Array(
        Type.Object({ nome: Type.String({ minLength: 1, maxLength: 50 }), valor: Type.String({ minLength: 1, maxLength: 200 }) }, strict),
        { maxItems: 50 },
      ),
    ),
  },
  strict,
)
export type ChargeRequest = Type.Static<typeof ChargeRequest>

/** The only change that a charge takes. */
export const ChargeRemoval = Type.Object({ status: Type.Literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') }, strict)

export const RefundRequest = Type.Object(
  {
    valor: Reais,
    natureza: Type.Optional(Type.Literal('ORIGINAL')),
    descricao: Type.Optional(Type.String({ maxLength: 140 })),
  },
  strict,
)
export type RefundRequest = Type.Static<typeof RefundRequest>

export const WebhookRequest = Type.Object({ webhookUrl: Type.String({ minLength: 1, maxLength: 500 }) }, strict)

const BankAccount = Type.Object(
  {
    ispb: Type.String({ pattern: '^\\d{8}$' }),
    agencia: Type.String({ pattern: '^\\d{1,4}$' }),
    conta: Type.String({ pattern: '^\\d{1,20}$' }),
    tipoConta: Type.Optional(Type.Union([Type.Literal('corrente'), Type.Literal('poupanca'), Type.Literal('pagamento')])),
    nome: Name,
    cpf: Cpf,
  },
  strict,
)

/** To a key, and only to its holder where a CPF is named; or to an account at some bank. */
export const PayOutRequest = Type.Object(
  {
    valor: Reais,
    pagador: Type.Object({ chave: Key, infoPagador: Type.Optional(Type.String({ maxLength: 140 })) }, strict),
    favorecido: Type.Union([
      Type.Object({ chave: Key, cpf: Type.Optional(Cpf) }, strict),
      Type.Object({ contaBanco: BankAccount }, strict),
    ]),
  },
  strict,
)
export type PayOutRequest = Type.Static<typeof PayOutRequest>

const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:\\d{2})$' })

/** Numbers in an address are words: they are read by `readSearch`. */
const search = {
  inicio: Moment,
  fim: Moment,
  'paginacao.paginaAtual': Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
  'paginacao.itensPorPagina': Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })),
}

const chargeStatuses = ['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP'] as const
export type ChargeStatus = (typeof chargeStatuses)[number]

export const ChargeSearch = Type.Object(
  { ...search, status: Type.Optional(Type.Enum([...chargeStatuses])), cpf: Type.Optional(Cpf) },
  strict,
)
export type ChargeSearch = Type.Static<typeof ChargeSearch>

export const PaymentSearch = Type.Object(
  { ...search, txid: Type.Optional(Type.String({ pattern: '^[a-zA-Z0-9]{26,35}$' })), cpf: Type.Optional(Cpf) },
  strict,
)
export type PaymentSearch = Type.Static<typeof PaymentSearch>
