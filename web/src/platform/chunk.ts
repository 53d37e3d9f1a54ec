import { type ComponentType, type ReactNode, createContext, createElement, use, useEffect, useState } from 'react'

/** Spec §9. */
const TIMEOUT_MS = 120_000

/** A part of the site, script or stylesheet, that did not come. */
export class ChunkError extends Error {
  constructor(name: string, cause: unknown) {
    super(`Loading chunk ${name} failed`, { cause })
  }
}

/** Loads a part of the site, or fails after two minutes. */
function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError(name, new Error('time-out'))), TIMEOUT_MS)
    load()
      .then(resolve, (error: unknown) => reject(new ChunkError(name, error)))
      .finally(() => clearTimeout(timer))
  })
}

/** What stands in the place of a part that is on its way. */
export const WaitingContext = createContext<ReactNode>(null)

export interface Part<Props> {
  (props: Props): ReactNode
  /** Has it come before it is shown. */
  load: () => Promise<unknown>
}

/**
 * A component that is loaded when it is first shown. It does not suspend: React keeps what has suspended hidden for 0.3 seconds, however
 * soon it is there.
 */
export function lazyPart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const start = (): Promise<ComponentType<Props>> => {
    loading ??= loadChunk(name, load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        // The next one who shows it tries again.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function Lazy(props: Props): ReactNode {
    const waiting = use(WaitingContext)
    const [failure, setFailure] = useState<unknown>()
    const [, setLoaded] = useState(loaded !== undefined)
    useEffect(() => {
      start().then(() => setLoaded(true), setFailure)
    }, [])
    if (failure !== undefined) throw failure
    return loaded ? createElement(loaded, props) : waiting
  }
  return Object.assign(Lazy, { load: start })
}
