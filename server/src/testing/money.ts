import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Brand } from '@tucano/brand'
import { type Bank, type BankOptions, startBank } from '@tucano/sandbox-bank'
import { freePort } from '@tucano/database'
import type { Services } from '#platform/services'
import { hashPassword } from '#platform/password'
import { type Player, newPlayer } from './players.ts'
import { type TestServer, openTestServer } from './test-server.ts'

export interface MoneyServer {
  server: TestServer
  bank: Bank
  /** Where the server listens. */
  url: string
  close: () => Promise<void>
}

interface Options {
  clusterUrl: string
  brand?: (brand: Brand) => Brand
  /** Games, banners and articles of the brand. */
  content?: boolean
  bank?: Partial<BankOptions>
}

/** A server that listens, with the sandbox bank beside it, which tells it of payments. */
export async function openMoneyServer({ clusterUrl, brand, content = false, bank: options = {} }: Options): Promise<MoneyServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-bank-'))
  const bank = await startBank({ folder, retryMs: 50, ...options })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = await openTestServer({
    clusterUrl,
    content,
    ...(brand ? { brand } : {}),
    env: {
      // Each player has an address, and so a budget, of its own.
      TRUSTED_PROXIES: '1',
      PUBLIC_URL: url,
      PIX_URL: bank.url,
      PIX_CLIENT_ID: bank.clientId,
      PIX_CLIENT_SECRET: bank.clientSecret,
      PIX_KEY: bank.key,
      PIX_WEBHOOK_SECRET: bank.webhookSecret,
      PIX_SANDBOX: '1',
    },
  })
  await server.app.listen({ port, host: '127.0.0.1' })
  return {
    server,
    bank,
    url,
    close: async () => {
      await server.close()
      await bank.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const PAYMENT_PASSWORD = '482913'
let people = 0

/** A CPF with the right check digits. */
export function newCpf(): string {
  const digits = Array.from(String(100_000_000 + ++people), Number)
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

export interface Payer extends Player {
  cpf: string
  payeeId: string
}

const hash = hashPassword(PAYMENT_PASSWORD)

/** A member who is known by documents, has a payment password and a Pix key that can be used. */
export async function newPayer({ server, bank }: MoneyServer, balance?: bigint): Promise<Payer> {
  const player = await newPlayer(server, balance)
  return { ...player, ...(await makePayer(server.services, bank, player.memberId)) }
}

/** Makes a payer of a member. */
export async function makePayer({ db, vault }: Pick<Services, 'db' | 'vault'>, bank: Bank, memberId: bigint) {
  const cpf = newCpf()
  const payeeId = randomUUID()
  bank.control.addKey({ key: cpf, name: 'Ana Teste', cpf })
  await db
    .updateTable('member.members')
    .set({ payment_password_hash: await hash })
    .where('id', '=', memberId)
    .execute()
  await db
    .insertInto('documents.cases')
    .values({
      member_id: memberId,
      state: 'verified',
      full_name: 'Ana Teste',
      born_on: '1990-01-01',
      cpf,
      kind: 'rg',
      number: '1234567',
      decided_at: new Date(),
    })
    .execute()
  await db
    .insertInto('cashier.payees')
    .values({
      id: payeeId,
      member_id: memberId,
      kind: 'pix',
      sealed: vault.seal(Buffer.from(JSON.stringify({ kind: 'pix', key: cpf }))),
      masked: '•••',
      print: vault.digest(`payee pix ${cpf}`),
      holder: 'Ana Teste',
      usable_at: new Date(0),
    })
    .execute()
  return { cpf, payeeId }
}
