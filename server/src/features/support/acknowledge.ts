import type { Db } from '@tucano/database'
import { strangerAt } from '#accounts/asker'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

const USEFUL_MINUTES = 24 * 60

/**
 * Tells whoever left an address that the feedback is here, in the transaction that keeps it. Nothing of what was written is repeated: the
 * address may be a stranger's. Where no letter can go, or too many have gone, the feedback counts all the same.
 */
export async function acknowledge(
  { letters, brand, log }: Pick<Services, 'letters' | 'brand' | 'log'>,
  trx: Db,
  { email, network, reference }: { email: string; network: string; reference: string },
): Promise<void> {
  if (!letters.has('email')) return
  try {
    await letters.write(trx, {
      channel: 'email',
      recipient: email,
      purpose: 'feedback',
      asker: strangerAt({ network }),
      minutes: USEFUL_MINUTES,
      subject: `Recebemos sua mensagem: ${reference}`,
      body: `Olá!

Recebemos a mensagem que você enviou pelo site ${brand.name}. O número dela é ${reference}.

A equipe lê todas. Se for preciso responder, a resposta chega neste endereço. Se quiser falar de novo sobre o assunto, informe o número.

Não foi você quem escreveu? Então ignore este e-mail: ninguém vai usar seu endereço para outra coisa.

Equipe ${brand.name}
`,
    })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    log.info({ reference, reason: error.code }, 'feedback was kept without an acknowledgement')
  }
}
