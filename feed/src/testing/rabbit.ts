import { type ChildProcess, spawn } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Debian's own script starts it as another user and in that user's folder: the one below it does not. */
const PROGRAMS = ['/usr/lib/rabbitmq/bin/rabbitmq-server', '/usr/sbin/rabbitmq-server']
const START_TIMEOUT_MS = 90_000
const STOP_TIMEOUT_MS = 30_000

export interface Rabbit {
  /** `amqp://token:password@127.0.0.1:port/vhost` */
  url: string
  /** Ends it as a fault of the machine would. */
  kill: () => Promise<void>
  /** Starts it again after that, with all that it had written down. */
  again: () => Promise<void>
  stop: () => Promise<void>
}

/** Whether this machine has it. */
export const findRabbit = (): string | undefined => PROGRAMS.find((program) => fs.existsSync(program))

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<net.Server>((resolve) => {
          const server = net.createServer().listen(0, '127.0.0.1', () => resolve(server))
        }),
    ),
  )
  const ports = servers.map((server) => (server.address() as net.AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** What the broker knows from its first moment: one bookmaker, who may do anything in its own vhost. */
function writeDefinitions(file: string, { vhost, token, password }: { vhost: string; token: string; password: string }): void {
  const salt = crypto.randomBytes(4)
  const hash = Buffer.concat([salt, crypto.createHash('sha256').update(salt).update(password).digest()]).toString('base64')
  const definitions = {
    users: [{ name: token, password_hash: hash, hashing_algorithm: 'rabbit_password_hashing_sha256', tags: '' }],
    vhosts: [{ name: vhost }],
    permissions: [{ user: token, vhost, configure: '.*', write: '.*', read: '.*' }],
    parameters: [],
    policies: [],
    queues: [],
    exchanges: [],
    bindings: [],
  }
  fs.writeFileSync(file, JSON.stringify(definitions))
}

/** Ends a process, and after a while what is left of its own group. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const group = -child.pid
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const timer = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_TIMEOUT_MS)
  child.kill('SIGTERM')
  await gone
  clearTimeout(timer)
}

/** A broker is there when it answers the greeting of its protocol. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('AMQP\0\0\u0009\u0001'))
    socket.once('data', () => {
      resolve(true)
      socket.destroy()
    })
    socket.once('error', () => {}).once('close', () => resolve(false))
  })

/** RabbitMQ with a folder, a name, ports and a cookie of its own, so that it meets none that runs on the machine. The folder is its caller's to remove. */
export async function startRabbit({
  folder,
  program,
  token = 'drill',
}: {
  folder: string
  program: string
  token?: string
}): Promise<Rabbit> {
  const [port, distributionPort, epmdPort] = (await freePorts(3)) as [number, number, number]
  const bookmaker = { vhost: '/unifiedfeed/1', token, password: crypto.randomUUID() }
  const at = (name: string): string => path.join(folder, name)
  for (const name of ['home', 'mnesia', 'log', 'config', 'schema']) fs.mkdirSync(at(name), { recursive: true })
  writeDefinitions(at('definitions.json'), bookmaker)
  fs.writeFileSync(at('enabled_plugins'), '[].\n')
  fs.writeFileSync(at('env.conf'), '')
  fs.writeFileSync(at('rabbitmq.conf'), `load_definitions = ${at('definitions.json')}\n`)
  const env = {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    LANG: 'C.UTF-8',
    HOME: at('home'),
    ERL_EPMD_PORT: String(epmdPort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: `tucano-${port}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distributionPort),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
    RABBITMQ_MNESIA_BASE: at('mnesia'),
    RABBITMQ_LOG_BASE: at('log'),
    RABBITMQ_GENERATED_CONFIG_DIR: at('config'),
    RABBITMQ_SCHEMA_DIR: at('schema'),
    RABBITMQ_CONFIG_FILE: at('rabbitmq.conf'),
    RABBITMQ_CONF_ENV_FILE: at('env.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: at('enabled_plugins'),
    RABBITMQ_PID_FILE: at('pid'),
  }
  const launch = (): Promise<Running> => run({ folder, program, env, port, epmdPort })
  let running = await launch()
  const { password, vhost } = bookmaker
  return {
    url: `amqp://${encodeURIComponent(token)}:${password}@127.0.0.1:${port}/${encodeURIComponent(vhost)}`,
    kill: () => running.kill(),
    again: async () => {
      await running.stop()
      running = await launch()
    },
    stop: () => running.stop(),
  }
}

interface Launched {
  folder: string
  program: string
  env: Record<string, string>
  port: number
  epmdPort: number
}

interface Running {
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** A broker over a folder, once it answers. */
async function run({ folder, program, env, port, epmdPort }: Launched): Promise<Running> {
  const written = path.join(folder, 'output')
  const output = fs.openSync(written, 'a')
  const options = { cwd: folder, env, detached: true, stdio: ['ignore', output, output] as ['ignore', number, number] }
  // Erlang leaves a name server behind that it started itself. It finds this one, which ends with the broker.
  const names = spawn('epmd', ['-port', String(epmdPort), '-address', '127.0.0.1'], options)
  const broker = spawn(program, [], options)
  fs.closeSync(output)
  const stop = async (): Promise<void> => {
    await end(broker)
    await end(names)
  }
  let failed: Error | undefined
  for (const child of [names, broker])
    child.once('error', (error) => (failed = error)).once('exit', () => (failed ??= new Error('it ended')))
  for (const until = performance.now() + START_TIMEOUT_MS; !(await answers(port)); await wait(200)) {
    if (!failed && performance.now() < until) continue
    await stop()
    throw new Error(
      `RabbitMQ does not start (${failed?.message ?? 'it takes too long'}):\n${fs.readFileSync(written, 'utf8').slice(-4000)}`,
    )
  }
  const kill = async (): Promise<void> => {
    const gone = new Promise((resolve) => broker.once('exit', resolve))
    process.kill(-broker.pid!, 'SIGKILL')
    await gone
  }
  return { kill, stop }
}
