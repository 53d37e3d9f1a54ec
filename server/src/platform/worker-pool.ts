import type { CoverTheme } from '@tucano/art'
import os from 'node:os'
import { WorkerGroup, type CrewLimits } from './worker-group.ts'
import type { Metrics } from './metrics.ts'

/** Work that takes the processor for long: what it is given, and what comes back. */
export interface Works {
  hashPassword: (password: string) => string
  verifyPassword: (given: { password: string; hash: string }) => boolean
  drawText: () => { text: string; png: Uint8Array }
  drawSlider: () => DrawnSlider
  likenPicture: (file: Uint8Array) => { digest: Uint8Array; likeness: string } | undefined
  squarePicture: (file: Uint8Array) => Uint8Array | undefined
  plainPicture: (file: Uint8Array) => Uint8Array | undefined
  bannerPicture: (file: Uint8Array) => { webp: Uint8Array; width: number; height: number } | undefined
  drawCover: (given: { name: string; vendor: string; theme: CoverTheme; scale: number }) => Uint8Array
  drawIcon: (given: { svg: string; size: number }) => Uint8Array
  /** The randomness of a beacon's round, if it is signed. */
  checkSignature: (given: { publicKey: string; round: number; signature: string }) => Uint8Array | undefined
}

export interface DrawnSlider {
  background: Uint8Array
  piece: Uint8Array
  x: number
  y: number
  width: number
  height: number
  pieceSize: number
}

const BELOW = os.constants.priority.PRIORITY_BELOW_NORMAL
const LOWEST = os.constants.priority.PRIORITY_LOW

/**
 * What strangers send is drawn by one process of the lowest priority; what logins need, passwords and puzzles, waits for none of it. Drawing a
 * picture of the largest size takes some seconds on a busy machine, everything else some milliseconds.
 */
const groups = {
  passwords: { workers: os.availableParallelism(), waiting: 100, seconds: 20, priority: BELOW },
  drawings: { workers: os.availableParallelism(), waiting: 100, seconds: 20, priority: BELOW },
  pictures: { workers: 1, waiting: 20, seconds: 10, priority: LOWEST },
  signatures: { workers: 1, waiting: 100, seconds: 10, priority: BELOW },
} satisfies Record<string, CrewLimits>

type GroupName = keyof typeof groups

const groupOf: Record<keyof Works, GroupName> = {
  hashPassword: 'passwords',
  verifyPassword: 'passwords',
  drawText: 'drawings',
  drawSlider: 'drawings',
  drawCover: 'drawings',
  drawIcon: 'drawings',
  squarePicture: 'pictures',
  likenPicture: 'pictures',
  checkSignature: 'signatures',
  plainPicture: 'pictures',
  bannerPicture: 'pictures',
}

/**
 * Does heavy work in processes of low priority, each kind in its own: memory is bounded, and a flood of logins takes what others leave. What would
 * wait too long is told to come back; what takes too long is ended with its process.
 */
export class WorkerPool {
  #groups: Record<GroupName, WorkerGroup>

  /** `entry` is the file that the processes run. */
  constructor(entry: string, { workWaiting }: Pick<Metrics, 'workWaiting'>, limits: Partial<Record<GroupName, Partial<CrewLimits>>> = {}) {
    const open = (name: GroupName): WorkerGroup => {
      const group: WorkerGroup = new WorkerGroup(entry, { ...groups[name], ...limits[name] }, () =>
        workWaiting.set({ group: name }, group.waiting),
      )
      return group
    }
    this.#groups = { passwords: open('passwords'), drawings: open('drawings'), pictures: open('pictures'), signatures: open('signatures') }
  }

  do<Name extends keyof Works>(name: Name, ...given: Parameters<Works[Name]>): Promise<ReturnType<Works[Name]>> {
    return this.#groups[groupOf[name]].do({ name, given: given[0] })
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.#groups).map((group) => group.stop()))
  }
}
