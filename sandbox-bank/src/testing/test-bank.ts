import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { txidOf } from '@tucano/pix'
import { type Bank, type BankOptions, startBank } from '../start-bank.ts'
import { BankClient, type Receiver, startReceiver } from './client.ts'
import { TestClock } from './clock.ts'

export interface TestBank {
  bank: Bank
  client: BankClient
  clock: TestClock
  receiver: Receiver
  folder: string
  /** The same folder, the same time, another process. */
  restart: () => Promise<TestBank>
  stop: () => Promise<void>
}

export const newTxid = (): string => txidOf(randomUUID())

/** A bank whose time stands still, with somebody to be told. */
export async function startTestBank(options: Partial<BankOptions> = {}): Promise<TestBank> {
  const folder = options.folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'bank-'))
  const receiver = await startReceiver()
  return open({
    folder,
    receiver,
    clock: new TestClock(),
    options: { clientSecret: 'a secret of the client', webhookSecret: 'a secret of webhooks', ...options },
  })
}

interface Parts {
  folder: string
  receiver: Receiver
  clock: TestClock
  options: Partial<BankOptions>
}

async function open(parts: Parts): Promise<TestBank> {
  const { folder, receiver, clock, options } = parts
  const bank = await startBank({ clock, ...options, folder })
  return {
    bank,
    client: new BankClient(bank),
    clock,
    receiver,
    folder,
    restart: async () => {
      await bank.stop()
      return open(parts)
    },
    stop: async () => {
      await bank.stop()
      await receiver.stop()
      fs.rmSync(folder, { recursive: true })
    },
  }
}
