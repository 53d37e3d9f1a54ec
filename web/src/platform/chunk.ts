import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

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

/** A component that is loaded when it is first shown. */
export function lazyPart<Props>(name: string, load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadChunk(name, load).then((component) => ({ default: component })))
}
