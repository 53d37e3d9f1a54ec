import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { type Clock, systemClock } from './clock.ts'
import { undelivered } from './deliveries.ts'
import { Errands } from './errands.ts'
import { type Faults, FaultSwitches } from './faults.ts'
import type { Services, Merchant } from './services.ts'
import { addOwner, findOwner, type KeyOwner } from './key-owners.ts'
import { type PayOut, latestPayOuts } from './pay-outs.ts'
import { payCharge, type Payment, type Person } from './payments.ts'
import { firstKeys, people } from './people.ts'
import { openStore } from './store.ts'

/** A mistake of whoever starts the bank: one sentence, without a stack. */
export class StartError extends Error {}

export interface BankOptions {
  /** Where the bank keeps its one file. */
  folder: string
  /** 0, the default, is any that is free. */
  port?: number
  host?: string
  /** Secrets that are not given are made up. */
  clientId?: string
  clientSecret?: string
  webhookSecret?: string
  /** How people and programs reach it, where that is not the address it listens on. */
  publicUrl?: string
  merchant?: Partial<Merchant>
  /** Owners of keys besides the ones that are there from the start. */
  keys?: readonly KeyOwner[]
  settleMs?: number
  retryMs?: number
  clock?: Clock
  /** Hears of what should not happen. */
  say?: (line: string) => void
}

/** What tests do without a page. */
export interface Control {
  pay: (txid: string, as?: { payer?: Person; amount?: bigint }) => Payment
  setFaults: (faults: Partial<Faults>) => Faults
  addKey: (owner: KeyOwner) => void
  /** All that was ever taken to be paid out. */
  payOuts: () => PayOut[]
  /** How many webhooks wait to be taken. */
  undelivered: () => number
}

export interface Bank {
  url: string
  clientId: string
  clientSecret: string
  webhookSecret: string
  /** The key that charges are paid to and pay-outs come from. */
  key: string
  control: Control
  stop: () => Promise<void>
}

/** The key that charges are paid to, unless somebody chooses another. */
export const MERCHANT_KEY = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'
const MERCHANT: Merchant = { key: MERCHANT_KEY, name: 'Tucano', city: 'Sao Paulo' }
/** What a code's address may have at most, and what we put behind the host. */
const LOCATION_MAX = 77 - '/qr/'.length - 32

const ALL = -1

const secret = (): string => randomBytes(32).toString('base64url')

export async function startBank(options: BankOptions): Promise<Bank> {
  const { host = '127.0.0.1', port = 0, clock = systemClock, say = () => undefined } = options
  const store = openStore(options.folder)
  const services: Services = {
    store,
    clock,
    faults: new FaultSwitches(store),
    merchant: { ...MERCHANT, ...options.merchant },
    clientId: options.clientId ?? 'tucano',
    clientSecret: options.clientSecret ?? secret(),
    webhookSecret: options.webhookSecret ?? secret(),
    settleMs: options.settleMs ?? 0,
    retryMs: options.retryMs ?? 1000,
    publicUrl: options.publicUrl?.replace(/\/+$/, '') ?? '',
    wake: () => errands.wake(),
  }
  const errands = new Errands(services, say)
  const app = await buildApp(services, say)
  try {
    for (const owner of [...firstKeys, ...(options.keys ?? [])]) if (!findOwner(store, owner.key)) addOwner(store, owner)
    await app.listen({ host, port })
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${(app.server.address() as AddressInfo).port}`
    services.publicUrl ||= url
    if (services.publicUrl.replace(/^https?:\/\//, '').length > LOCATION_MAX)
      throw new StartError('The public address is too long for a BR Code.')
    errands.start()
    return {
      url,
      clientId: services.clientId,
      clientSecret: services.clientSecret,
      webhookSecret: services.webhookSecret,
      key: services.merchant.key,
      control: controlOf(services),
      stop: async () => {
        await app.close()
        await errands.stop()
        store.close()
      },
    }
  } catch (error) {
    await app.close()
    store.close()
    throw error
  }
}

const controlOf = (services: Services): Control => ({
  pay: (txid, { payer = people[0]!, amount } = {}) => payCharge(services, txid, { payer, amount }),
  setFaults: (faults) => services.faults.set(faults),
  addKey: (owner) => addOwner(services.store, owner),
  payOuts: () => latestPayOuts(services.store, ALL),
  undelivered: () => undelivered(services.store),
})
