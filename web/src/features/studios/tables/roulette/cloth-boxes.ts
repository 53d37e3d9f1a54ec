import type { CSSProperties } from 'react'
import type { Place } from './cloth-layout.ts'

const share = (cells: number, of: string): string => `calc(100% * ${cells} / var(${of}))`

/** Where a place is on the page, whatever the size of the cloth. */
export const boxOf = ({ x, y, width, height }: Place['area']): CSSProperties => ({
  left: share(x, '--across'),
  top: share(y, '--down'),
  width: share(width, '--across'),
  height: share(height, '--down'),
})

export const pointOf = ({ x, y }: Place['middle']): CSSProperties => ({ left: share(x, '--across'), top: share(y, '--down') })
