import { type Configuration, StartError } from '#platform/configuration'

/** Where it listens; the commonest mistakes are told by the name of the variable. */
export async function listen(open: () => Promise<string>, { port, host }: Pick<Configuration, 'port' | 'host'>): Promise<string> {
  try {
    return await open()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is taken by another program: stop it, or choose another port with PORT=${port + 1}.`)
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user: choose one above 1023 with PORT=3000.`)
    throw new StartError(`Cannot listen on ${host}:${port} (${message}).`, { cause: error })
  }
}
