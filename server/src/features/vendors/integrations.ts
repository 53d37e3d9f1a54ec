import { type KeyObject, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { VendorShape } from '@tucano/contract/vendors'
import type { Services } from '#platform/services'
import { CachedValue } from '#platform/cached-value'
import type { Vault } from '#platform/vault'

interface Common {
  vendor: string
  /** Where the vendor is asked to open games. */
  apiUrl: string
  ourKey: KeyObject
}

/** What a vendor of the GAP shape and we know each other by. */
export interface GapSecret {
  authToken: string
  casinoId: string
}

export interface PgSecret {
  operatorToken: string
  secretKey: string
}

/** How one vendor is talked with. */
export type Integration =
  | (Common & { shape: 'canonical'; theirKey: KeyObject })
  | (Common & { shape: 'gap'; secret: GapSecret })
  | (Common & { shape: 'pg'; secret: PgSecret })
export type IntegrationOf<Shape extends VendorShape> = Extract<Integration, { shape: Shape }>

/** Changes are told at once; this is for a word that was lost. */
const FRESH_MS = 60_000

/** The vendors that are connected, by their codes; read once and kept until somebody changes one. */
export class Integrations {
  #remembered: CachedValue<ReadonlyMap<string, Integration>>

  constructor(services: Pick<Services, 'db' | 'vault' | 'log'>) {
    this.#remembered = new CachedValue(() => readIntegrations(services), FRESH_MS)
  }

  async all(): Promise<Integration[]> {
    return [...(await this.#remembered.read()).values()]
  }

  async find(vendor: string): Promise<Integration | undefined> {
    return (await this.#remembered.read()).get(vendor)
  }

  /** The vendor, if it is one of this shape. */
  async of<Shape extends VendorShape>(shape: Shape, vendor: string): Promise<IntegrationOf<Shape> | undefined> {
    const found = await this.find(vendor)
    return found?.shape === shape ? (found as IntegrationOf<Shape>) : undefined
  }

  forget(): void {
    this.#remembered.forget()
  }
}

async function readIntegrations({ db, vault, log }: Pick<Services, 'db' | 'vault' | 'log'>): Promise<ReadonlyMap<string, Integration>> {
  const rows = await db.selectFrom('lobby.integrations').selectAll().execute()
  const readable = rows.flatMap((row) => {
    try {
      return [toIntegration(row, vault)]
    } catch (error) {
      // Of one vendor whose keys cannot be opened, the others hear nothing.
      log.error({ err: error, vendor: row.vendor }, 'an integration cannot be read')
      return []
    }
  })
  return new Map(readable.map((integration) => [integration.vendor, integration]))
}

interface IntegrationRow {
  vendor: string
  shape: string
  api_url: string
  public_key: string | null
  our_private_key: Buffer
  secret: Buffer | null
}

function toIntegration({ vendor, shape, api_url, public_key, our_private_key, secret }: IntegrationRow, vault: Vault): Integration {
  const common = { vendor, shape, apiUrl: api_url.replace(/\/+$/, ''), ourKey: createPrivateKey(vault.open(our_private_key)) }
  const own = secret === null ? { theirKey: createPublicKey(public_key!) } : { secret: JSON.parse(vault.open(secret).toString()) as object }
  return { ...common, ...own } as Integration
}

export type NewIntegration = { vendor: string; apiUrl: string } & (
  | { shape: 'canonical'; publicKey: string }
  | { shape: 'gap'; secret: GapSecret }
  | { shape: 'pg'; secret: PgSecret }
)

const KEY_BITS = 2048

/** Connects a vendor, or changes how. Our own key is made the first time and stays. Returns its public half. */
export async function keepIntegration({ db, vault }: Pick<Services, 'db' | 'vault'>, given: NewIntegration): Promise<string> {
  const { vendor, apiUrl, shape } = given
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const changing = {
    shape,
    api_url: apiUrl,
    public_key: shape === 'canonical' ? checkedKey(given.publicKey) : null,
    secret: shape === 'canonical' ? null : vault.seal(Buffer.from(JSON.stringify(given.secret))),
  }
  const { our_public_key } = await db
    .insertInto('lobby.integrations')
    .values({ vendor, ...changing, our_public_key: publicKey, our_private_key: vault.seal(Buffer.from(privateKey)) })
    .onConflict((clash) => clash.column('vendor').doUpdateSet(changing))
    .returning('our_public_key')
    .executeTakeFirstOrThrow()
  return our_public_key
}

function checkedKey(pem: string): string {
  const key = createPublicKey(pem)
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== 'rsa' || bits < KEY_BITS) throw new Error(`the key must be RSA of at least ${KEY_BITS} bits`)
  return key.export({ type: 'spki', format: 'pem' })
}
