/**
 * Every code that a call can answer with, and the HTTP status it travels under. Status 200 marks a business refusal: the call was
 * understood and answered, the answer is no. The web translates codes (`errors.<code>`); the server writes no sentences for people.
 */
export const errorCatalogue = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.too.large': 413,
  'request.type': 415,
  'request.too.many': 429,
  'request.not.encrypted': 400,
  'encryption.key.unknown': 400,
  'route.unknown': 404,
  'method.not.allowed': 405,
  'function.not.available': 400,
  'jurisdiction.not.available': 403,
  'region.blocked': 403,
  'login.not.session': 401,
  'role.not.allowed': 403,
  'account.trial': 403,
  'password.change.required': 403,
  'system.error': 500,
  'system.busy': 503,
  'system.maintenance': 503,
  'game.maintenance': 503,
  'game.unknown': 200,
  'favourite.limit': 200,
  'domain.check.failed': 200,
  'login.refused': 200,
  'login.captcha': 200,
  'login.second.factor': 200,
  'login.identity': 200,
  'captcha.wrong': 200,
  'captcha.slider': 200,
  'login.agents.only': 200,
  'login.members.only': 200,
  'password.wrong': 200,
  'password.mismatch': 200,
  'password.common': 200,
  'password.same': 200,
  'username.taken': 200,
  'mobile.taken': 200,
  'mobile.invalid': 200,
  'mobile.country': 200,
  'email.taken': 200,
  'idNumber.taken': 200,
  'affiliate.invalid': 200,
  'verification.code.invalid': 200,
  'verification.expired': 200,
  'verification.too.many': 429,
  'verification.no.channel': 503,
  'link.invalid': 200,
  'authenticator.on': 200,
  'authenticator.off': 200,
  'picture.invalid': 200,
  'wallet.single': 200,
  'wallet.unknown': 200,
  'balance.insufficient': 200,
  'balance.limit': 200,
  'account.closed': 200,
  'key.conflict': 409,
  'stake.invalid': 200,
  'move.invalid': 200,
  'round.open': 200,
  'round.unknown': 200,
  'round.id.invalid': 400,
  'seed.missing': 409,
  'seed.stale': 409,
  'seed.open': 200,
  'operator.not.session': 401,
  'operator.role': 403,
  'operator.unknown': 200,
  'operator.last.admin': 200,
  'operator.self': 200,
  'conversation.unknown': 401,
  'conversation.closed': 200,
  'conversation.taken': 200,
  'conversation.not.taken': 200,
  'pass.invalid': 200,
  'message.too.many': 429,
  'desk.unknown': 200,
  'chat.word': 200,
  'chat.contact': 200,
  'chat.muted': 200,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorCatalogue

/** Codes that any call may give, whatever it lists itself. */
export const commonErrors = [
  'request.invalid',
  'request.malformed',
  'request.too.large',
  'request.too.many',
  'function.not.available',
  'region.blocked',
  'system.error',
  'system.busy',
  'system.maintenance',
] as const satisfies readonly ErrorCode[]

/** Codes that every call of an operator may give besides. */
export const operatorErrors = ['operator.not.session', 'operator.role', 'password.change.required'] as const satisfies readonly ErrorCode[]

/** What is wrong with one field of a request. `problem` is for developers; pages translate the code. */
export interface FieldProblem {
  field: string
  problem: string
}
