import type { SymbolName } from '@tucano/art'
import type { Promotion } from '@tucano/contract/promotions'

export type Scene = readonly [hero: SymbolName, main: string, spark: string, from: string, to: string]

/** Pictures that promotions choose from. */
const scenes: Record<Promotion['scene'], Scene> = {
  gift: ['chest', '#9a5a2a', '#ffc93d', '#274b2a', '#7ab843'],
  coins: ['coin', '#f2b53a', '#ffe08a', '#7a1f3a', '#d9682a'],
  wheel: ['wheel', '#e2445c', '#ffd24a', '#1f3a7a', '#3f8fd0'],
  rain: ['lantern', '#e0363a', '#ffd24a', '#2a0f2a', '#8a2a6a'],
  ticket: ['balls', '#2fa3a0', '#ffd24a', '#3a1f5a', '#8a4ad0'],
  podium: ['trophy', '#f2b53a', '#e2445c', '#1f3a7a', '#5a4ad0'],
  target: ['rocket', '#e2445c', '#ffc53d', '#0b3a4a', '#2fa3a0'],
  crown: ['crown', '#f2b53a', '#e2445c', '#4a1f1f', '#b5542a'],
  cake: ['butterfly', '#e0445c', '#ffd24a', '#5a2a6a', '#d06aa0'],
  friends: ['macaw', '#e0263a', '#ffc53d', '#0b6e99', '#34b3d3'],
  calendar: ['sun', '#f2b53a', '#ff9d2e', '#0f4b6b', '#5ab0c4'],
  key: ['gem', '#34b3d3', '#ffe08a', '#1d2430', '#4a5a7a'],
  letter: ['kite', '#e0445c', '#ffd24a', '#2a7ac4', '#8fd0e8'],
  star: ['star', '#ffc53d', '#ff9d2e', '#2a2a5a', '#6a5ad0'],
}

/** Where these stand is another place: neighbours with one and the same hero differ. */
const PLACES = [
  ['#1f3a7a', '#3f8fd0'],
  ['#5a2a6a', '#d06aa0'],
  ['#274b2a', '#7ab843'],
  ['#7a1f3a', '#d9682a'],
  ['#0b3a4a', '#2fa3a0'],
] as const

/** The picture of a promotion: its hero, and every third time the scene's own place. */
export function sceneOf({ scene, promotionId }: Pick<Promotion, 'scene' | 'promotionId'>): Scene {
  const id = Number(BigInt(promotionId) % 15n)
  const [hero, main, spark, ...own] = scenes[scene]
  const [from, to] = id % 3 === 0 ? own : (PLACES.filter(([other]) => other !== own[0])[id % 4] ?? own)
  return [hero, main, spark, from, to]
}

/** Pictures of texts about promotions, one after the other: neighbours always differ. */
const inTurn: readonly Scene[] = [
  ['toucan', '#1d2430', '#ff9d2e', '#0f6b4f', '#2fa3a0'],
  scenes.podium,
  scenes.friends,
  scenes.coins,
  ['clover', '#2fa35a', '#ffe08a', '#c46a1f', '#f2b53a'],
  scenes.gift,
  scenes.letter,
  scenes.rain,
]

export const sceneInTurn = (id: string): Scene => inTurn[Number(BigInt(id) % BigInt(inTurn.length))]!
