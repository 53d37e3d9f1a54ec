import { type SymbolName, mix } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'

/** Body and shine of each drawing as people know the thing. */
const natural: Record<SymbolName, [main: string, spark: string]> = {
  jaguar: ['#f2a33a', '#ffd24a'],
  fish: ['#ff8a3d', '#ffd24a'],
  toucan: ['#1d2430', '#ff9d2e'],
  frog: ['#3fbf5f', '#ffcf3d'],
  butterfly: ['#2f8fe0', '#ffd24a'],
  rooster: ['#f2a33a', '#e0263a'],
  monkey: ['#c9772a', '#ffd9a0'],
  capybara: ['#a8703a', '#ff9d2e'],
  turtle: ['#3f9a5a', '#f2c15a'],
  caiman: ['#3f9a4a', '#ffc53d'],
  macaw: ['#e0263a', '#ffc53d'],
  seven: ['#f0303f', '#ffc53d'],
  gem: ['#34c3d9', '#8ff5ff'],
  coin: ['#f2b53a', '#ffe08a'],
  crown: ['#f6c343', '#e2445c'],
  bell: ['#f2b53a', '#ffe08a'],
  chest: ['#9a5a2a', '#ffc93d'],
  clover: ['#2fa35a', '#ffe08a'],
  star: ['#ffc53d', '#fff0b0'],
  horseshoe: ['#9fb3c8', '#ffd24a'],
  sun: ['#ffb52e', '#ff8a3d'],
  moon: ['#ffe08a', '#8fd0ff'],
  trophy: ['#f2b53a', '#e2445c'],
  bolt: ['#ffd24a', '#8ff5ff'],
  orchid: ['#d9479b', '#ffd95c'],
  cherry: ['#e0263a', '#5ab843'],
  acai: ['#6a2a82', '#3fbf8f'],
  pepper: ['#e0263a', '#4aa83a'],
  pineapple: ['#f2a82a', '#4aa83a'],
  coffee: ['#8a5230', '#5ab843'],
  flame: ['#ff6a2a', '#ffd24a'],
  palm: ['#2fa35a', '#9a5a2a'],
  rocket: ['#e9ecf5', '#ff6a3d'],
  cards: ['#2f6ae0', '#ffc53d'],
  dice: ['#e0364a', '#ffc53d'],
  wheel: ['#d92d3a', '#e0a63a'],
  bomb: ['#3a4150', '#ffb52e'],
  mask: ['#ffb52e', '#2ed0c4'],
  chip: ['#e0364a', '#ffd24a'],
  balls: ['#2fa3e0', '#ffc53d'],
  kite: ['#e0445c', '#ffd24a'],
  drum: ['#c4473a', '#ffd24a'],
  boat: ['#b5471f', '#e0445c'],
  lantern: ['#e0363a', '#ffd24a'],
  gamepad: ['#8a5af0', '#34d3c4'],
  football: ['#1d2430', '#ffd24a'],
  basketball: ['#f28a3a', '#ffd24a'],
  tennis: ['#e0445c', '#d9f23a'],
  volleyball: ['#2f6ae0', '#ffc53d'],
  glove: ['#e0263a', '#e9ecf5'],
  flag: ['#e0263a', '#ffd24a'],
}

/** How much of a game's own light falls on everything in it. */
const LIGHT = 0.12

/** A drawing in the light of a game. Its hero has the game's colours, whatever it is elsewhere. */
export function coloursOf(drawing: SymbolName, { hero, main, spark, sky }: Theme): [main: string, spark: string] {
  if (drawing === hero) return [main, spark]
  const [body, shine] = natural[drawing]
  return [mix(body, sky, LIGHT), mix(shine, spark, 0.35)]
}
