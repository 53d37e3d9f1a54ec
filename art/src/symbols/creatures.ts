import { darker, lighter } from '../colour.ts'
import { type Symbol, shade, shadow } from './symbol.ts'

const jaguar: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const spot = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${deep}" stroke-width="6" stroke-dasharray="${r * 1.6} 7"/>`
  return `<path d="M-84-72C-60-84-38-70-30-54C-12-60 12-60 30-54C38-70 60-84 84-72C88-48 80-30 74-20C86 16 70 74 0 90C-70 74-86 16-74-20C-80-30-88-48-84-72Z" fill="${deep}" transform="translate(5 8)"/>
<path d="M-84-72C-60-84-38-70-30-54C-12-60 12-60 30-54C38-70 60-84 84-72C88-48 80-30 74-20C86 16 70 74 0 90C-70 74-86 16-74-20C-80-30-88-48-84-72Z" fill="${main}"/>
<path d="M-72-58C-58-62-48-52-44-44L-62-28C-70-38-74-48-72-58ZM72-58C58-62 48-52 44-44L62-28C70-38 74-48 72-58Z" fill="${dark}"/>
${spot(-34, -30, 10)}${spot(34, -30, 10)}${spot(0, -40, 9)}${spot(-60, 6, 8)}${spot(60, 6, 8)}${spot(-56, 34, 7)}${spot(56, 34, 7)}
<path d="M-44 34C-44 8-22 10 0 10C22 10 44 8 44 34C44 66 22 82 0 86C-22 82-44 66-44 34Z" fill="${lighter(main, 0.72)}"/>
<path d="M-50-8C-38-20-22-16-14-2C-26 8-42 6-50-8ZM50-8C38-20 22-16 14-2C26 8 42 6 50-8Z" fill="${deep}"/><circle cx="-31" cy="-6" r="9" fill="${spark}"/><circle cx="31" cy="-6" r="9" fill="${spark}"/><circle cx="-31" cy="-6" r="4" fill="#140b04"/><circle cx="31" cy="-6" r="4" fill="#140b04"/>
<path d="M-18 20C-10 14 10 14 18 20C14 34 6 38 0 40C-6 38-14 34-18 20Z" fill="${deep}"/><path d="M0 40V54M0 54C-8 64-22 62-26 54M0 54C8 64 22 62 26 54" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round"/><path d="M-66-66C-58-72-46-66-40-58" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`
}

const fish: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-96 0C-60-64 30-66 62-8L98-46C92-18 92 18 98 46L62 8C30 66-60 64-96 0Z" fill="${deep}" transform="translate(4 8)"/><path d="M58 0L98-46C92-18 92 18 98 46Z" fill="${spark}"/><path d="M-20-54C0-92 40-84 48-40Z" fill="${spark}"/><path d="M-96 0C-60-64 36-66 68 0C36 66-60 64-96 0Z" fill="${main}"/>
<path d="M-96 0C-60 64 36 66 68 0C30 30-50 34-96 0Z" fill="${dark}"/><path d="M-30-48C-14-20-14 20-30 48C-46 46-60 38-74 26V-26C-60-38-46-46-30-48Z" fill="${light}"/><path d="M-2-40C12-16 12 16-2 40M26-32C36-12 36 12 26 32" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/><path d="M-12 14C2 14 18 26 20 40C4 40-10 30-12 14Z" fill="${spark}"/>
<circle cx="-56" cy="-10" r="15" fill="#fff"/><circle cx="-59" cy="-9" r="8" fill="#14121a"/><circle cx="-62" cy="-12" r="3" fill="#fff"/><path d="M-92 6C-82 12-74 12-68 8" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round"/>`
}

const toucan: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  // A pale line around it: a dark bird is seen on dark ground too. Its beak reaches far, so all of it is a little smaller.
  return `<g transform="translate(-15 4) scale(.86)"><path d="M-70 92C-92 20-70-66-14-84C34-98 60-66 58-34C56 20 10 40 0 92Z" fill="none" stroke="#fff6e3" stroke-opacity=".85" stroke-width="9" stroke-linejoin="round"/><path d="M-70 92C-92 20-70-66-14-84C34-98 60-66 58-34C56 20 10 40 0 92Z" fill="${deep}" transform="translate(4 6)"/><path d="M-70 92C-92 20-70-66-14-84C34-98 60-66 58-34C56 20 10 40 0 92Z" fill="${main}"/><path d="M-52 92C-66 40-40 6-4 2C20 0 34-10 40-24C40 26 4 44-6 92Z" fill="#fff6e3"/><path d="M-70 92C-92 20-70-66-14-84C-50-50-60 20-40 92Z" fill="${dark}"/>
<path d="M20-64C66-76 112-52 118-4C120 22 110 40 100 48C92 16 66-8 26-14Z" fill="${spark}"/><path d="M20-64C66-76 112-52 118-4C92-40 56-50 22-44Z" fill="${lighter(spark, 0.4)}"/><path d="M104 8C114 18 112 38 100 48C98 36 94 26 88 18Z" fill="#1b1206"/><path d="M26-14C66-8 92 16 100 48" fill="none" stroke="${darker(spark, 0.35)}" stroke-width="4"/>
<circle cx="8" cy="-44" r="21" fill="${light}"/><circle cx="8" cy="-44" r="13" fill="#2a7fd4"/><circle cx="8" cy="-44" r="8" fill="#10121a"/><circle cx="4" cy="-48" r="3" fill="#fff"/></g>`
}

const frog: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-92 60C-104 8-70-30-58-40C-66-76-20-86-14-50C-6-54 6-54 14-50C20-86 66-76 58-40C70-30 104 8 92 60C60 92-60 92-92 60Z" fill="${deep}" transform="translate(4 8)"/><path d="M-92 60C-104 8-70-30-58-40C-66-76-20-86-14-50C-6-54 6-54 14-50C20-86 66-76 58-40C70-30 104 8 92 60C60 92-60 92-92 60Z" fill="${main}"/>
<path d="M-78 56C-60 20 60 20 78 56C50 82-50 82-78 56Z" fill="${lighter(main, 0.7)}"/><path d="M-66-2C-40 30 40 30 66-2" fill="none" stroke="${deep}" stroke-width="7" stroke-linecap="round"/><circle cx="-38" cy="-52" r="19" fill="${spark}"/><circle cx="38" cy="-52" r="19" fill="${spark}"/><ellipse cx="-38" cy="-52" rx="6" ry="13" fill="#10121a"/><ellipse cx="38" cy="-52" rx="6" ry="13" fill="#10121a"/><circle cx="-44" cy="-58" r="4" fill="#fff"/><circle cx="32" cy="-58" r="4" fill="#fff"/>
<circle cx="-62" cy="22" r="11" fill="${light}" opacity=".8"/><circle cx="62" cy="22" r="11" fill="${light}" opacity=".8"/><circle cx="-8" cy="-22" r="4" fill="${dark}"/><circle cx="8" cy="-22" r="4" fill="${dark}"/><path d="M-92 60C-84 78-66 84-54 76M92 60C84 78 66 84 54 76" fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round"/>`
}

const butterfly: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const wing = `<path d="M4-8C30-84 104-92 98-34C94-2 50 8 4 4Z" fill="${main}"/><path d="M4 4C54 6 86 30 70 64C54 92 18 60 4 14Z" fill="${dark}"/><path d="M18-16C40-64 84-70 82-36C80-16 48-8 18-6Z" fill="${light}"/><circle cx="64" cy="-42" r="11" fill="${spark}"/><circle cx="82" cy="-18" r="6" fill="#fff"/><circle cx="52" cy="48" r="10" fill="${spark}"/>`
  return `<g transform="translate(3 7)" opacity=".35"><path d="M4-8C30-84 104-92 98-34C94-2 50 8 4 4ZM4 4C54 6 86 30 70 64C54 92 18 60 4 14ZM-4-8C-30-84-104-92-98-34C-94-2-50 8-4 4ZM-4 4C-54 6-86 30-70 64C-54 92-18 60-4 14Z" fill="#000"/></g>${wing}<g transform="scale(-1 1)">${wing}</g><path d="M0-40C9-40 9 60 0 72C-9 60-9-40 0-40Z" fill="${deep}"/><path d="M-2-38C-10-58-22-66-32-68M2-38C10-58 22-66 32-68" fill="none" stroke="${deep}" stroke-width="4" stroke-linecap="round"/>`
}

const rooster: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-96-30C-70-92-30-40-36 0C-60-10-84-10-96-30ZM-100 10C-84-24-44-12-34 20C-60 26-84 26-100 10Z" fill="${deep}"/><path d="M-40 84C-74 40-40-10-4-16C8-40 16-66 44-68C70-68 76-36 66-16C84 20 60 84 10 90Z" fill="${main}"/><path d="M-40 84C-64 52-54 16-32-2C-30 44 0 66 40 70C30 84 20 90 10 90Z" fill="${dark}"/><path d="M-20 16C0 2 30 10 36 34C16 50-12 44-20 16Z" fill="${light}"/><path d="M30-66C20-92 36-100 42-84C46-104 64-102 60-82C74-94 86-78 70-62Z" fill="${spark}"/><path d="M70-44L98-34L70-26Z" fill="#ffc53d"/><path d="M66-24C80-14 76 4 64 4C58-4 60-16 66-24Z" fill="${spark}"/><circle cx="54" cy="-44" r="9" fill="#fff"/><circle cx="57" cy="-44" r="5" fill="#10121a"/>`
}

const monkey: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<circle cx="4" cy="8" r="84" fill="#000" opacity=".28"/><circle cx="-78" cy="-2" r="28" fill="${dark}"/><circle cx="78" cy="-2" r="28" fill="${dark}"/><circle cx="-78" cy="0" r="15" fill="${spark}"/><circle cx="78" cy="0" r="15" fill="${spark}"/><path d="M0-92C58-92 84-48 78 4C72 60 36 90 0 90C-36 90-72 60-78 4C-84-48-58-92 0-92Z" fill="${main}"/>
<path d="M-30-92C-20-110-6-100 0-92C6-106 22-108 28-92Z" fill="${main}"/><path d="M0-34C18-62 62-50 56-8C70 30 40 78 0 78C-40 78-70 30-56-8C-62-50-18-62 0-34Z" fill="${lighter(spark, 0.35)}"/><circle cx="-26" cy="-14" r="13" fill="#fff"/><circle cx="26" cy="-14" r="13" fill="#fff"/><circle cx="-23" cy="-12" r="8" fill="#1d120a"/><circle cx="29" cy="-12" r="8" fill="#1d120a"/><circle cx="-26" cy="-16" r="3" fill="#fff"/><circle cx="26" cy="-16" r="3" fill="#fff"/>
<path d="M-12 18C-6 12 6 12 12 18C8 26-8 26-12 18Z" fill="${deep}"/><path d="M-36 36C-16 60 16 60 36 36C20 46-20 46-36 36Z" fill="${deep}"/><path d="M-62-50C-52-72-34-82-14-84" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`
}

const capybara: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const body = 'M-94 74C-96 20-70-12-22-18C-16-52 12-70 46-66C82-64 98-38 96-6C94 18 78 28 58 28C52 58 40 76 30 84H-84Z'
  return `${shadow(body)}<path d="${body}" fill="${main}"/><path d="M-94 74C-90 44-40 30 20 84H-84Z" fill="${dark}"/><path d="M8-58C2-76 18-84 28-68ZM40-66C40-84 58-84 60-64Z" fill="${dark}"/><path d="M96-6C94 18 78 28 58 28C52 6 66-20 92-26C95-20 96-12 96-6Z" fill="${dark}"/><circle cx="40" cy="-30" r="8" fill="#1d120a"/><circle cx="37" cy="-33" r="3" fill="#fff"/><ellipse cx="86" cy="-12" rx="6" ry="4" fill="${deep}"/><path d="M64 14C74 14 84 10 90 4" fill="none" stroke="${deep}" stroke-width="4" stroke-linecap="round"/>
<path d="M-60 84V62M-20 84V64" stroke="${deep}" stroke-width="6" stroke-linecap="round"/><path d="M-78 30C-68 8-46-4-24-6" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/><circle cx="24" cy="-92" r="20" fill="${spark}"/><path d="M24-112C30-122 42-122 46-114C40-106 32-106 24-112Z" fill="#3d7a2e"/><circle cx="18" cy="-98" r="5" fill="#fff" opacity=".7"/>`
}

const turtle: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  return `<path d="M-60 44C-96 52-104 84-84 90C-64 88-48 70-44 56ZM60 44C96 52 104 84 84 90C64 88 48 70 44 56ZM-58-34C-92-44-104-74-86-80C-66-80-50-62-44-48ZM58-34C92-44 104-74 86-80C66-80 50-62 44-48Z" fill="${spark}"/><path d="M-22-72C-24-112 24-112 22-72Z" fill="${spark}"/><circle cx="-10" cy="-92" r="5" fill="#1d120a"/><circle cx="10" cy="-92" r="5" fill="#1d120a"/>
<ellipse cx="3" cy="10" rx="70" ry="80" fill="#000" opacity=".28"/><ellipse cy="2" rx="70" ry="80" fill="${dark}"/><ellipse cy="-2" rx="62" ry="72" fill="${main}"/><path d="M0-50L34-28V14L0 36L-34 14V-28Z" fill="${light}"/><path d="M0-50V-74M34-28L58-44M34 14L60 28M0 36V70M-34 14L-60 28M-34-28L-58-44" stroke="${deep}" stroke-width="6" stroke-linecap="round"/><path d="M0-50L34-28V14L0 36L-34 14V-28Z" fill="none" stroke="${deep}" stroke-width="6" stroke-linejoin="round"/><path d="M-22-22L-4-34" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>`
}

const caiman: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const jaw = 'M-96 22C-60 6-20-4 12-12C20-44 60-48 66-18C88-12 100 4 98 26C96 62 40 70-10 62C-50 56-84 44-96 22Z'
  return `${shadow(jaw)}<path d="M10-14C10-46 46-60 66-36L72-10Z" fill="${main}"/><path d="${jaw}" fill="${main}"/><path d="M-96 22C-60 30 0 36 98 26C96 62 40 70-10 62C-50 56-84 44-96 22Z" fill="${dark}"/><path d="M-80 25L-72 40L-62 27L-54 43L-44 29L-36 45L-26 31L-16 46L-6 32L4 46L14 32Z" fill="#fff"/><circle cx="44" cy="-26" r="15" fill="${spark}"/><path d="M44-38V-14" stroke="#140b04" stroke-width="6" stroke-linecap="round"/><circle cx="40" cy="-31" r="4" fill="#fff"/>
<path d="M-88 14C-84 4-74 4-70 10" fill="none" stroke="${deep}" stroke-width="6" stroke-linecap="round"/><circle cx="-30" cy="6" r="5" fill="${light}"/><circle cx="-8" cy="2" r="6" fill="${light}"/><circle cx="78" cy="8" r="7" fill="${light}"/><path d="M18-46L26-62L36-50L46-66L54-50L66-56L66-38Z" fill="${deep}"/>`
}

const macaw: Symbol = (main, spark) => {
  const { light, dark, deep } = shade(main)
  const head = 'M-58 92C-86 30-78-52-18-80C36-104 82-60 70-6C66 20 40 40 26 92Z'
  return `${shadow(head)}<path d="${head}" fill="${main}"/><path d="M-58 92C-80 40-60 0-30 10C-6 20-10 60 26 92Z" fill="${spark}"/><path d="M-58 92C-70 64-66 40-52 36C-36 36-30 62-20 92Z" fill="${dark}"/><path d="M22-46C52-54 74-36 70-6C60-14 40-14 24-8C12-18 12-38 22-46Z" fill="#fff"/><path d="M70-46C100-40 108 0 84 34C80 16 66 2 48-2C44-26 52-44 70-46Z" fill="#20242e"/><path d="M56 2C70 8 78 22 76 36C62 34 50 20 48 6Z" fill="#3a4150"/><circle cx="40" cy="-30" r="10" fill="${lighter(spark, 0.5)}"/><circle cx="41" cy="-30" r="5" fill="#10121a"/>
<path d="M-52-38C-40-62-20-72 0-76" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/><path d="M26 0C34 4 40 10 44 16" stroke="${deep}" stroke-width="4" stroke-linecap="round" fill="none"/>`
}

export const creatures = { jaguar, fish, toucan, frog, butterfly, rooster, monkey, capybara, turtle, caiman, macaw } satisfies Record<
  string,
  Symbol
>
