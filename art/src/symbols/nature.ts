import { darker, lighter } from '../colour.ts'
import { type Symbol, shade, shadow } from './symbol.ts'

const orchid: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const petal = (turn: number, colour: string) =>
    `<g transform="rotate(${turn})"><path d="M0-6C-44-30-40-96 0-98C40-96 44-30 0-6Z" fill="${colour}"/><path d="M0-20V-80M-10-26C-18-44-18-60-14-74M10-26C18-44 18-60 14-74" stroke="${dark}" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/></g>`
  return `<circle cx="3" cy="8" r="84" fill="#000" opacity=".22"/>${petal(144, light)}${petal(-144, light)}${petal(0, light)}${petal(72, main)}${petal(-72, main)}<path d="M0-16C30-14 40 20 22 46C12 60-12 60-22 46C-40 20-30-14 0-16Z" fill="${deep}"/><path d="M0-8C16-6 22 16 12 34C6 42-6 42-12 34C-22 16-16-6 0-8Z" fill="${spark}"/><circle cy="2" r="7" fill="#fff" opacity=".8"/>`
}

const cherry: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const fruit = (x: number, y: number) =>
    `<circle cx="${x + 4}" cy="${y + 6}" r="44" fill="${deep}"/><circle cx="${x}" cy="${y}" r="44" fill="${main}"/><path d="M${x - 30} ${y + 30}A44 44 0 0 0 ${x + 42} ${y - 6}A46 46 0 0 1 ${x - 30} ${y + 30}Z" fill="${dark}"/><path d="M${x - 26} ${y - 10}A30 30 0 0 1 ${x - 4} ${y - 28}" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/>`
  return `<path d="M-44 34C-34-20-4-60 30-84M40 46C48 0 44-46 30-84" fill="none" stroke="#3d7a2e" stroke-width="9" stroke-linecap="round"/><path d="M30-84C62-104 92-86 96-58C66-48 40-58 30-84Z" fill="${spark}"/><path d="M30-84C52-76 76-68 94-60" stroke="${darker(spark, 0.3)}" stroke-width="4" fill="none"/>${fruit(-46, 44)}${fruit(42, 54)}`
}

const acai: Symbol = (main, spark) => {
  const { light, dark } = shade(main)
  const berry = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="15" fill="${main}"/><circle cx="${x - 4}" cy="${y - 5}" r="5" fill="${light}"/>`
  return `<path d="M-96-8H96C92 58 48 90 0 90C-48 90-92 58-96-8Z" fill="#000" opacity=".25" transform="translate(3 7)"/><ellipse cy="-10" rx="92" ry="34" fill="${dark}"/><path d="M-78-14C-60-44-30-30-6-46C26-64 70-40 78-12C40 12-44 12-78-14Z" fill="${main}"/><path d="M-60-20C-40-36-20-26 0-38" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/>${berry(-46, -40)}${berry(-18, -52)}${berry(14, -58)}<path d="M32-66C56-74 78-54 76-30C58-30 38-44 32-66Z" fill="#ffd95c"/><path d="M36-64C54-62 70-48 74-32" stroke="#fff3b8" stroke-width="5" fill="none"/><path d="M-96-8H96C92 58 48 90 0 90C-48 90-92 58-96-8Z" fill="${spark}"/><path d="M0 90C48 90 92 58 96-8H60C56 44 34 76 0 90Z" fill="${darker(spark, 0.25)}"/><path d="M-76 16C-66 46-46 66-24 74" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>`
}

const pepper: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const shape = 'M-40-60C0-84 62-70 66-16C70 40 20 92-84 92C-36 74-24 40-30 4C-34-22-56-40-40-60Z'
  return `${shadow(shape)}<path d="${shape}" fill="${main}"/><path d="M66-16C70 40 20 92-84 92C0 78 48 40 40-30C38-46 30-58 22-64C46-60 64-44 66-16Z" fill="${dark}"/><path d="M-46-58C-30-84 20-86 46-56C20-60 10-40 0-46C-12-56-24-40-46-58Z" fill="${spark}"/><path d="M-4-72C-8-90-2-104 14-108" fill="none" stroke="${darker(spark, 0.25)}" stroke-width="12" stroke-linecap="round"/><path d="M-14-28C-10 0-12 24-22 44" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/><path d="M30 20C22 40 8 56-8 66" stroke="${deep}" stroke-width="4" stroke-linecap="round" fill="none" opacity=".5"/>`
}

const pineapple: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const leaf = (turn: number, colour: string) =>
    `<path d="M-12-34C-16-70-8-92 0-108C8-92 16-70 12-34Z" fill="${colour}" transform="rotate(${turn} 0 -30)"/>`
  return `<ellipse cx="4" cy="38" rx="58" ry="64" fill="#000" opacity=".28"/>${[-58, 58].map((turn) => leaf(turn, darker(spark, 0.35))).join('')}${[-32, 32].map((turn) => leaf(turn, darker(spark, 0.15))).join('')}${leaf(0, spark)}<ellipse cy="30" rx="58" ry="64" fill="${main}"/><path d="M58 30A58 64 0 0 1-30 85C20 78 44 40 36-20A58 64 0 0 1 58 30Z" fill="${dark}" opacity=".5"/><path d="M-46-8L38 78M-56 22L14 92M-24-26L56 54M0-34L54 20M46-8L-38 78M56 22L-14 92M24-26L-56 54M0-34L-54 20" stroke="${deep}" stroke-width="4" opacity=".55"/><path d="M-38 0C-32-14-24-22-14-26" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/>`
}

const coffee: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const bean = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><ellipse cx="3" cy="6" rx="44" ry="60" fill="#000" opacity=".3"/><ellipse rx="44" ry="60" fill="${main}"/><path d="M44 0A44 60 0 0 1-10 58C26 44 30 0 22-52A44 60 0 0 1 44 0Z" fill="${dark}"/><path d="M6-58C-22-24 26 20-4 58" fill="none" stroke="${deep}" stroke-width="10" stroke-linecap="round"/><path d="M-28-24C-26-36-20-44-14-48" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/></g>`
  return `<path d="M-70-40C-96-74-70-96-40-92C-40-62-52-46-70-40ZM64-44C70-84 100-88 108-64C100-44 84-38 64-44Z" fill="${spark}"/>${bean(-42, 18, -24, 0.9)}${bean(44, 26, 28, 0.9)}${bean(0, -26, 4, 1)}`
}

const flame: Symbol = (main, spark) => {
  const { dark, deep, light } = shade(main)
  const shape = 'M6-100C20-56 78-36 74 26C72 68 40 94 0 94C-42 94-74 68-74 24C-74-8-52-24-44-52C-30-40-24-28-22-16C-4-32 10-62 6-100Z'
  return `<path d="${shape}" fill="${deep}" transform="translate(4 8)"/><path d="${shape}" fill="${main}"/><path d="M74 26C72 68 40 94 0 94C36 80 52 50 44 10C40-14 26-30 20-46C44-26 76-10 74 26Z" fill="${dark}" opacity=".6"/><path d="M4-20C10 8 44 22 38 54C34 78 16 88 0 88C-22 88-40 74-40 50C-40 34-30 26-26 10C-16 18-12 24-12 32C-2 20 6 2 4-20Z" fill="${spark}"/><path d="M2 34C8 46 20 52 16 68C12 80 4 84-2 84C-12 84-20 76-18 64C-16 56-10 54-8 46C-4 50-2 52-2 56C2 50 4 42 2 34Z" fill="#fff" opacity=".9"/><path d="M-58 20C-56 4-46-8-40-20" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/>`
}

const palm: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const frond = (turn: number, colour: string) =>
    `<path d="M0 0C20-40 64-52 96-28C64-34 30-22 0 0Z" fill="${colour}" transform="translate(6 -36) rotate(${turn})"/>`
  return `<ellipse cx="0" cy="92" rx="70" ry="12" fill="#000" opacity=".3"/><path d="M-16 92C-14 40-12 0 0-36L14-34C6 6 10 50 18 92Z" fill="${darker(spark, 0.45)}"/><path d="M-13 66L14 62M-12 40L12 36M-8 12L10 8M-4-14L11-16" stroke="${deep}" stroke-width="4"/>${frond(150, dark)}${frond(-96, dark)}${frond(28, dark)}${frond(-130, main)}${frond(-168, main)}${frond(-52, main)}${frond(-10, light)}<circle cx="-8" cy="-28" r="14" fill="${spark}"/><circle cx="18" cy="-26" r="14" fill="${darker(spark, 0.15)}"/><circle cx="4" cy="-18" r="14" fill="${lighter(spark, 0.15)}"/>`
}

export const nature = { orchid, cherry, acai, pepper, pineapple, coffee, flame, palm } satisfies Record<string, Symbol>
