import type { SymbolName } from '@tucano/art'

type Scene = [hero: SymbolName, main: string, spark: string, from: string, to: string]

/** Pictures of promotions, one after the other: neighbours always differ. */
const scenes: readonly Scene[] = [
  ['toucan', '#1d2430', '#ff9d2e', '#0f6b4f', '#2fa3a0'],
  ['trophy', '#f2b53a', '#e2445c', '#1f3a7a', '#5a4ad0'],
  ['macaw', '#e0263a', '#ffc53d', '#0b6e99', '#34b3d3'],
  ['coin', '#f2b53a', '#ffe08a', '#7a1f3a', '#d9682a'],
  ['clover', '#2fa35a', '#ffe08a', '#c46a1f', '#f2b53a'],
  ['chest', '#9a5a2a', '#ffc93d', '#274b2a', '#7ab843'],
  ['kite', '#e0445c', '#ffd24a', '#2a7ac4', '#8fd0e8'],
  ['lantern', '#e0363a', '#ffd24a', '#2a0f2a', '#8a2a6a'],
]

export const sceneOf = (id: string): Scene => scenes[Number(BigInt(id) % BigInt(scenes.length))]!
