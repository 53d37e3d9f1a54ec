import { lighter } from './colour.ts'
import { type Symbol, shade, shadow } from './symbols/symbol.ts'

/** The head of a toucan, small: what our goods carry. */
const badge = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-30 34C-38 0-26-30-2-34C14-36 24-26 24-14C22 8 4 16 0 34Z" fill="#17211d"/><path d="M10-26C32-30 50-16 52 6C52 14 50 20 46 24C40 8 28 0 12-4Z" fill="#ff9d2e"/><circle cx="4" cy="-16" r="8" fill="#fff6e3"/><circle cx="5" cy="-16" r="4" fill="#17211d"/></g>`

const shirt: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const cloth = 'M-38-82L-96-52L-78-6L-56-14V84H56V-14L78-6L96-52L38-82C28-62-28-62-38-82Z'
  return `${shadow(cloth)}<path d="${cloth}" fill="${main}"/><path d="M-56-14V84H-28C-40 40-44-20-38-82L-96-52L-78-6Z" fill="${dark}"/><path d="M-38-82C-28-62 28-62 38-82L28-86C18-72-18-72-28-86Z" fill="${spark}"/><path d="M56-14V84H40V-30Z" fill="${light}" opacity=".5"/><path d="M-78-6L-56-14V-2L-74 4ZM78-6L56-14V-2L74 4Z" fill="${spark}"/><path d="M-56 72H56V84H-56Z" fill="${deep}" opacity=".4"/>${badge(-4, 10, 0.9)}`
}

const cap: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const crown = 'M-70 30C-78-40-40-78 4-78C52-78 78-40 74 24Z'
  return `${shadow(crown)}<path d="M-80 34C-96 44-100 60-92 64C-40 50 30 50 76 66C92 60 84 34 74 22Z" fill="${deep}"/><path d="${crown}" fill="${main}"/><path d="M-70 30C-78-40-40-78 4-78C-24-50-34-10-32 27Z" fill="${dark}"/><path d="M4-78C40-60 52-20 50 25L74 24C78-40 52-78 4-78Z" fill="${light}"/><path d="M-74 22C-90 34-102 52-92 60C-40 42 30 42 76 62C88 54 84 34 72 16C20 4-34 6-74 22Z" fill="${spark}"/><path d="M-74 22C-34 6 20 4 72 16L74 26C24 14-34 16-72 30Z" fill="${deep}" opacity=".5"/><circle cx="4" cy="-80" r="9" fill="${spark}"/>${badge(4, -22, 0.72)}`
}

const mug: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const cup = 'M-72-52H44V52C44 74 28 86 8 86H-36C-56 86-72 74-72 52Z'
  return `<path d="M40-26C90-38 98 50 38 44" fill="none" stroke="${dark}" stroke-width="18" stroke-linecap="round"/>${shadow(cup)}<path d="${cup}" fill="${main}"/><path d="M-72-52H-44V80C-62 76-72 68-72 52Z" fill="${dark}"/><path d="M26-52H44V52C44 64 38 74 26 80Z" fill="${light}"/><ellipse cx="-14" cy="-52" rx="58" ry="15" fill="${deep}"/><ellipse cx="-14" cy="-50" rx="48" ry="10" fill="#5a3418"/><path d="M-34-72C-44-84-26-92-34-104M-6-72C-16-84 2-92-6-104M22-72C12-84 30-92 22-104" fill="none" stroke="${spark}" stroke-width="6" stroke-linecap="round" opacity=".8"/>${badge(-18, 18, 0.95)}`
}

const bottle: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const body = 'M-40-34C-40-50-26-52-24-66H24C26-52 40-50 40-34V78C40 90 32 96 20 96H-20C-32 96-40 90-40 78Z'
  return `${shadow(body)}<path d="${body}" fill="${main}"/><path d="M-40-34C-40-50-26-52-24-66H-8C-14-40-16 40-12 96H-20C-32 96-40 90-40 78Z" fill="${dark}"/><path d="M24-42C32-36 32 60 26 88C36 84 40 80 40 72V-34C40-42 36-46 30-50Z" fill="${light}"/><path d="M-28-92C-28-100-22-104-14-104H14C22-104 28-100 28-92V-66H-28Z" fill="${deep}"/><path d="M-28-84H28M-28-76H28" stroke="${dark}" stroke-width="3"/><path d="M26-98C48-100 52-74 34-64" fill="none" stroke="${spark}" stroke-width="7" stroke-linecap="round"/><path d="M-40 56H40V66H-40Z" fill="${spark}"/>${badge(-4, 8, 0.78)}`
}

const headphones: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const cushion = (side: number) =>
    `<g transform="scale(${side} 1)"><path d="M50 4C50-10 62-18 74-16C92-14 98 8 98 34C98 60 90 80 74 82C60 84 50 74 50 60Z" fill="${main}"/><path d="M72-14C90-12 98 10 98 34C98 60 90 80 72 82Z" fill="${dark}"/><path d="M40 6C40-4 50-8 56-4V70C50 74 40 70 40 60Z" fill="${deep}"/><circle cx="76" cy="34" r="15" fill="${spark}"/><circle cx="76" cy="34" r="7" fill="${deep}"/></g>`
  return `<path d="M-76 6C-80-60-44-92 0-92C44-92 80-60 76 6" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="20" transform="translate(4 8)"/><path d="M-76 6C-80-60-44-92 0-92C44-92 80-60 76 6" fill="none" stroke="${deep}" stroke-width="20" stroke-linecap="round"/><path d="M-50-70C-36-86-18-92 0-92C18-92 36-86 50-70" fill="none" stroke="${main}" stroke-width="20" stroke-linecap="round"/><path d="M-44-78C-30-90-12-94 2-94" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/>${cushion(1)}${cushion(-1)}`
}

const speaker: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const body = 'M-92-30C-92-50-80-58-62-58H62C80-58 92-50 92-30V34C92 54 80 62 62 62H-62C-80 62-92 54-92 34Z'
  const cone = (x: number) =>
    `<circle cx="${x}" cy="4" r="38" fill="${deep}"/><circle cx="${x}" cy="4" r="29" fill="${dark}"/><circle cx="${x}" cy="4" r="14" fill="${spark}"/><path d="M${x - 24}-8C${x - 20}-18 ${x - 10}-24 ${x}-24" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`
  return `${shadow(body)}<path d="M-56-58C-50-88 50-88 56-58" fill="none" stroke="${spark}" stroke-width="9" stroke-linecap="round"/><path d="${body}" fill="${main}"/><path d="M-92 20V34C-92 54-80 62-62 62H62C80 62 92 54 92 34V20C70 40-70 40-92 20Z" fill="${dark}"/>${cone(-44)}${cone(44)}<path d="M-8-44H8" stroke="${light}" stroke-width="6" stroke-linecap="round"/><circle cx="0" cy="44" r="5" fill="${lighter(spark, 0.3)}"/>`
}

const phone: Symbol = (main, spark) => {
  const { light, deep } = shade(main)
  const body = 'M-52-84C-52-96-44-104-32-104H32C44-104 52-96 52-84V84C52 96 44 104 32 104H-32C-44 104-52 96-52 84Z'
  return `<g transform="rotate(-8)">${shadow(body)}<path d="${body}" fill="${deep}"/><path d="M-44-82C-44-90-38-96-30-96H30C38-96 44-90 44-82V82C44 90 38 96 30 96H-30C-38 96-44 90-44 82Z" fill="${main}"/><path d="M-44 30C-10 0 20 60 44 20V82C44 90 38 96 30 96H-30C-38 96-44 90-44 82Z" fill="${spark}"/><path d="M-44 58C-16 36 16 84 44 56V82C44 90 38 96 30 96H-30C-38 96-44 90-44 82Z" fill="${lighter(spark, 0.4)}"/><circle cx="18" cy="-44" r="17" fill="#fff6e3"/><path d="M-44-82C-44-90-38-96-30-96H-6L-44-20Z" fill="${light}" opacity=".55"/><path d="M-12-88H12" stroke="${deep}" stroke-width="8" stroke-linecap="round"/>${badge(-8, 0, 0.62)}</g>`
}

const console: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const body = 'M-60-46C-92-46-104 4-104 40C-104 68-76 72-62 50L-44 28H44L62 50C76 72 104 68 104 40C104 4 92-46 60-46Z'
  const press = (x: number, y: number, colour: string) =>
    `<circle cx="${x}" cy="${y}" r="8" fill="${colour}"/><circle cx="${x - 2}" cy="${y - 2}" r="3" fill="#fff" opacity=".7"/>`
  return `${shadow(body)}<path d="${body}" fill="${main}"/><path d="M-104 40C-104 68-76 72-62 50L-44 28H44L62 50C76 72 104 68 104 40C104 30 102 20 100 10C84 30 60 8 40 12H-40C-60 8-84 30-100 10C-102 20-104 30-104 40Z" fill="${dark}"/><path d="M-60-46C-76-46-86-34-92-18C-80-34-66-38-50-38H50C66-38 80-34 92-18C86-34 76-46 60-46Z" fill="${light}"/><path d="M-62-30H-50V-20H-40V-8H-50V2H-62V-8H-72V-20H-62Z" fill="${deep}"/>${press(56, -28, spark)}${press(70, -14, '#e2445c')}${press(42, -14, '#37c48b')}${press(56, 0, '#56c2f0')}<circle cx="-20" cy="10" r="13" fill="${deep}"/><circle cx="20" cy="10" r="13" fill="${deep}"/><circle cx="-20" cy="8" r="8" fill="${dark}"/><circle cx="20" cy="8" r="8" fill="${dark}"/><path d="M-12-26H12" stroke="${spark}" stroke-width="6" stroke-linecap="round"/>`
}

const watch: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-30-104H30L38-44H-38ZM-38 44H38L30 104H-30Z" fill="#000" opacity=".28" transform="translate(4 8)"/><path d="M-30-104H30L38-44H-38Z" fill="${main}"/><path d="M-38 44H38L30 104H-30Z" fill="${main}"/><path d="M-30-104H-12L-16-44H-38ZM-38 44H-16L-12 104H-30Z" fill="${dark}"/><path d="M-26-92H26M-28-80H28M-28 82H28M-26 94H26" stroke="${deep}" stroke-width="4" opacity=".5"/><circle r="62" fill="${deep}"/><circle r="54" fill="${spark}"/><circle r="45" fill="#fff6e3"/><path d="M0-38V-30M0 38V30M-38 0H-30M38 0H30" stroke="#17211d" stroke-width="5" stroke-linecap="round"/><path d="M0 0V-26M0 0L20 12" stroke="#17211d" stroke-width="7" stroke-linecap="round"/><circle r="6" fill="#e2445c"/><path d="M60-10H72V10H60Z" fill="${deep}"/><path d="M-38-26C-30-38-20-44-8-46" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round" opacity=".9"/>`
}

const bag: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const body = 'M-62-34C-62-76-36-92 0-92C36-92 62-76 62-34V72C62 86 54 94 40 94H-40C-54 94-62 86-62 72Z'
  return `<path d="M-22-92C-22-110 22-110 22-92" fill="none" stroke="${deep}" stroke-width="9"/><path d="M-62 0C-88 4-90 60-64 74ZM62 0C88 4 90 60 64 74Z" fill="${dark}"/>${shadow(body)}<path d="${body}" fill="${main}"/><path d="M-62-34C-62-76-36-92 0-92C-34-80-42-40-42 94C-54 94-62 86-62 72Z" fill="${dark}"/><path d="M62-34C62-62 50-78 34-86C46-66 48-40 48 94C56 92 62 84 62 72Z" fill="${light}"/><path d="M-44 20C-44 12-40 8-32 8H32C40 8 44 12 44 20V66C44 74 40 78 32 78H-32C-40 78-44 74-44 66Z" fill="${deep}" opacity=".55"/><path d="M-44 24H44" stroke="${spark}" stroke-width="6"/><path d="M18 24V40" stroke="${spark}" stroke-width="7" stroke-linecap="round"/><path d="M-50-30H50" stroke="${deep}" stroke-width="5" stroke-dasharray="9 6" opacity=".7"/>${badge(-4, -54, 0.6)}${badge(-6, 54, 0.45)}`
}

const ball: Symbol = (main, spark) => {
  const { dark, deep } = shade(main)
  const patch = (turn: number) =>
    `<g transform="rotate(${turn})"><path d="M0-34L0-58" stroke="${dark}" stroke-width="5"/><path d="M-24-70L0-58L24-70L18-92C6-94-6-94-18-92Z" fill="${spark}"/><path d="M24-70L52-64" stroke="${dark}" stroke-width="5"/></g>`
  return `<circle cx="4" cy="9" r="92" fill="#000" opacity=".28"/><circle r="92" fill="${main}"/><path d="M-90 18C-60 84 40 96 86 32C66 112-64 116-90 18Z" fill="${dark}" opacity=".55"/><path d="M0-34L32-11L20 28H-20L-32-11Z" fill="${deep}"/>${[0, 72, 144, 216, 288].map(patch).join('')}<path d="M-66-44C-56-62-42-72-26-78" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".85"/>`
}

const voucher: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const paper = 'M-100-48H100V-18C84-18 84 18 100 18V48H-100V18C-84 18-84-18-100-18Z'
  return `<g transform="rotate(-9)"><g transform="rotate(7) translate(6 12)"><path d="${paper}" fill="${deep}"/></g>${shadow(paper)}<path d="${paper}" fill="${main}"/><path d="M-100 18V48H100V18C92 18 88 10 88 0C60 26-60 26-88 0C-88 10-92 18-100 18Z" fill="${dark}" opacity=".6"/><path d="M-36-48V48" stroke="${light}" stroke-width="5" stroke-dasharray="8 7"/><path d="M-84-36H-48" stroke="${light}" stroke-width="5" opacity=".7"/>${badge(-66, 4, 0.55)}<circle cx="32" cy="0" r="33" fill="${spark}"/><circle cx="32" cy="0" r="25" fill="none" stroke="${deep}" stroke-opacity=".35" stroke-width="4"/><path d="M20 16L44-16M22-10A6 6 0 1 1 22-9.9M42 10A6 6 0 1 1 42 10.1" fill="none" stroke="${deep}" stroke-width="6" stroke-linecap="round"/></g>`
}

const drawn = {
  shirt: [shirt, '#0f7a58', '#ffc53d'],
  cap: [cap, '#1f5fa8', '#ff9d2e'],
  mug: [mug, '#f6efe2', '#9db0a7'],
  bottle: [bottle, '#2aa7a0', '#ffc53d'],
  headphones: [headphones, '#3a3f5c', '#ff9d2e'],
  speaker: [speaker, '#c2410c', '#ffc53d'],
  phone: [phone, '#123c5a', '#37c48b'],
  console: [console, '#5a4ad0', '#ffc53d'],
  watch: [watch, '#274b3a', '#e7b84a'],
  bag: [bag, '#b5482a', '#ffd98a'],
  ball: [ball, '#fdf8ee', '#0f7a58'],
  voucher: [voucher, '#e0582a', '#ffe08a'],
} as const satisfies Record<string, readonly [Symbol, string, string]>

export type GoodsName = keyof typeof drawn
export const goodsNames = Object.keys(drawn) as GoodsName[]

/** A thing of the mall, as a picture of its own. */
export function drawGoods(name: GoodsName): string {
  const [draw, main, spark] = drawn[name]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-118 -118 236 236">${draw(main, spark)}</svg>`
}
