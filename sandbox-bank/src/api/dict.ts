import { kindOfKey } from '@tucano/pix'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { findOwner } from '../key-owners.ts'
import { Problem } from '../problem.ts'
import { KeyParams } from '../schemas.ts'

/** The directory: whose a key is. */
export function serveDirectory(app: FastifyInstance, { store }: Services): void {
  app.get<{ Params: { chave: string } }>('/dict/:chave', { schema: { params: KeyParams } }, async ({ params }) => {
    const owner = findOwner(store, params.chave)
    if (!owner) throw new Problem('ChaveNaoEncontrada')
    return { chave: owner.key, tipo: KINDS[kindOfKey(owner.key) ?? 'random'], titular: { nome: owner.name, cpf: owner.cpf } }
  })
}

const KINDS = { cpf: 'CPF', cnpj: 'CNPJ', phone: 'PHONE', email: 'EMAIL', random: 'EVP' } as const
