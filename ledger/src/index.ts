export {
  type Nature,
  type OperatorAccount,
  type Pocket,
  openAccount,
  openCurrency,
  operatorAccount,
  readAccounts,
  setAccountClosed,
} from './accounts.ts'
export { capture, hold, release } from './hold.ts'
export { AMOUNT_MAX, type Move, type Posted, type Posting, gather, post, postMany, posted, reverse } from './post.ts'
export { type Difference, makePartitions, reconcile, seal, verify } from './proof.ts'
export { LedgerRefusal, type RefusalCode, isRefusal, refusals, refusing } from './refusal.ts'
export { type StatementLine, balanceAt, readStatement } from './statement.ts'
