/** Whoever takes and sends money for the house. Amounts are minor units. */

/** Money that has arrived, as the provider itself tells it. */
export interface Payment {
  endToEndId: string
  /** The charge that it was for, if it was for one. */
  txid: string | undefined
  amount: bigint
  at: Date
  payer: { name: string; cpf: string | undefined } | undefined
}

/** A payment that somebody says has arrived. What counts is what the provider says when it is asked. */
export interface PaymentNotice {
  endToEndId: string
  at: Date
}

/** What a payer is shown to pay by. */
export interface Charge {
  txid: string
  brCode: string
  /** Can still be paid, was paid, or was taken back. */
  state: 'open' | 'paid' | 'removed'
  payments: Payment[]
}

export interface ChargeWish {
  txid: string
  amount: bigint
  /** How long it can be paid. */
  seconds: number
  /** What the payer reads. */
  text: string
}

/** Where money is sent to. */
export type Destination =
  | { kind: 'pix'; key: string; cpf: string }
  | { kind: 'bank'; ispb: string; branch: string; number: string; type: 'current' | 'savings'; holder: string; cpf: string }

export interface AskedPayOut {
  /** Made by us, and used once: whoever asks twice with the same id asks for the same money. */
  id: string
  amount: bigint
  to: Destination
}

export interface PayOut {
  /** `under way` says nothing yet; the other two are final. */
  state: 'under way' | 'done' | 'failed'
  endToEndId: string | undefined
  reason: string | undefined
}

/** A provider of instant payments. What it answers is a fact; what it does not answer is nothing at all. */
export interface PaymentProvider {
  openCharge: (asked: ChargeWish) => Promise<Charge>
  readCharge: (txid: string) => Promise<Charge | undefined>
  removeCharge: (txid: string) => Promise<void>
  /** Everything that arrived between two moments. */
  listPayments: (from: Date, to: Date) => Promise<Payment[]>
  readPayment: (endToEndId: string) => Promise<Payment | undefined>
  /** Sends a payment back. The id names the sending for ever. */
  refund: (payment: { endToEndId: string; amount: bigint; id: string }) => Promise<'under way' | 'done' | 'failed'>
  /** Whose account a key is; undefined when it is nobody's. */
  findOwner: (key: string) => Promise<{ name: string; cpf: string } | undefined>
  payOut: (asked: AskedPayOut) => Promise<PayOut>
  readPayOut: (id: string) => Promise<PayOut | undefined>
}

/**
 * The provider did not do what it was asked. `refused` is its decision, and final; `down` means that nothing was sent; `unclear` that it may have
 * done it or not, which only asking again about it can tell.
 */
export class ProviderError extends Error {
  readonly what: 'refused' | 'down' | 'unclear'
  constructor(what: 'refused' | 'down' | 'unclear', message: string) {
    super(message)
    this.what = what
  }
}

export const isProviderError = (error: unknown, ...what: ProviderError['what'][]): error is ProviderError =>
  error instanceof ProviderError && (what.length === 0 || what.includes(error.what))
