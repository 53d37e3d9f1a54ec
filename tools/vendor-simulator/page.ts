interface Shown {
  currency: string
  /** Minor units. */
  balance: number
  lobbyUrl: string
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const drawing = (side: string): string => `<svg class="drawing" aria-hidden="true"><use href="#${side}"/></svg>`

/** The game itself: a coin, two sides to call, and what there is to stake. Nothing is decided here. */
export const gamePage = ({ currency, balance, lobbyUrl }: Shown): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cara ou Coroa</title>
<style>${STYLE}</style>
</head>
<body data-currency="${escape(currency)}" data-balance="${balance}">
<svg width="0" height="0" aria-hidden="true">
<symbol id="cara" viewBox="0 0 32 32"><path d="M9 27c-3-4-4-9-2-14C9 8 15 5 20 8c4 0 9 2 9 6 0 3-4 4-8 4l-4-1c1 4 0 7-2 10z"/><circle cx="16" cy="12" r="2" fill="#fff3c4"/></symbol>
<symbol id="coroa" viewBox="0 0 32 32"><path d="M5 10l6 6 5-9 5 9 6-6-2 14H7z"/><rect x="7" y="25" width="18" height="3" rx="1"/></symbol>
</svg>
<header><a href="${escape(lobbyUrl)}" target="_top">Sair</a><h1>Cara ou Coroa</h1><output id="balance" aria-label="Saldo"></output></header>
<main>
<div class="stage"><div id="coin" class="coin"><span class="face front">${drawing('cara')}</span><span class="face back">${drawing('coroa')}</span></div></div>
<p id="said" role="status">Escolha um lado. Quem acerta recebe 1,96 vez a aposta.</p>
<fieldset id="stakes"><legend>Aposta</legend></fieldset>
<div class="calls"><button data-side="cara">${drawing('cara')} Cara</button><button data-side="coroa">${drawing('coroa')} Coroa</button></div>
<ol id="past" aria-label="Últimos lançamentos"></ol>
</main>
<script>${SCRIPT}</script>
</body>
</html>`

const STYLE = `
:root { color-scheme: dark; font-family: system-ui, sans-serif }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr; color: #fdf6e3;
  background: radial-gradient(120% 80% at 50% 0, #1f7a5a, #0b3a2e 55%, #06231c) }
header { display: flex; align-items: center; gap: 12px; padding: 12px 16px; background: #0005 }
header h1 { flex: 1; margin: 0; font-size: 1rem; text-align: center }
header a { color: inherit; opacity: .8 } output { font-weight: 700; font-variant-numeric: tabular-nums }
main { display: grid; gap: 16px; justify-items: center; align-content: center; padding: 16px; max-width: 480px; width: 100%; margin: auto }
.stage { perspective: 800px; padding: 12px }
.coin { position: relative; width: 168px; height: 168px; transform-style: preserve-3d; transition: transform 1.1s cubic-bezier(.2,.7,.2,1) }
.face { position: absolute; inset: 0; display: grid; place-items: center; font-size: 100px; color: #7a4d05; border-radius: 50%; backface-visibility: hidden;
  background: radial-gradient(circle at 35% 30%, #fff3c4, #f2b632 55%, #a86d0b); box-shadow: inset 0 0 0 8px #b97f14, 0 18px 40px #0008 }

body > svg { position: absolute }
.drawing { width: 1em; height: 1em; fill: currentColor; vertical-align: -.1em }
.back { transform: rotateY(180deg) }
#said { min-height: 3em; margin: 0; text-align: center; font-size: 1.0625rem }
fieldset { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; border: 0; padding: 0; margin: 0 } legend { width: 100%; text-align: center; opacity: .75; padding-bottom: 6px }
label { padding: 10px 14px; border-radius: 999px; background: #fff1; cursor: pointer } label:has(:checked) { background: #f2b632; color: #2b1a00; font-weight: 700 }
label:has(:focus-visible) { outline: 3px solid #fff } input { position: absolute; opacity: 0 }
.calls { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; width: 100% }
button { padding: 16px; border: 0; border-radius: 16px; font: 700 1.0625rem system-ui; color: #2b1a00; background: linear-gradient(#ffd76a, #f2a91f); cursor: pointer }
button:disabled { opacity: .5; cursor: default } button:focus-visible { outline: 3px solid #fff; outline-offset: 2px }
#past { display: flex; gap: 6px; list-style: none; padding: 0; margin: 0; min-height: 32px } #past li { padding: 4px 8px; border-radius: 8px; background: #0004; font-size: .875rem }
#past li.won { background: #2fae62 }
@media (prefers-reduced-motion: reduce) { .coin { transition: none } }
`

/** Plain script of the page. It asks the simulator, and shows what came of it. */
const SCRIPT = `
const { currency, balance: start } = document.body.dataset
const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency })
const money = (minor) => format.format(minor / 100)
const find = (id) => document.getElementById(id)
const session = new URLSearchParams(location.search).get('session')
const reasons = { RS_ERROR_NOT_ENOUGH_MONEY: 'Saldo insuficiente para esta aposta.', RS_ERROR_TOKEN_EXPIRED: 'A sessão terminou. Abra o jogo de novo.',
  RS_ERROR_GAME_MAINTENANCE: 'O jogo está em manutenção.', RS_ERROR_USER_DISABLED: 'Esta conta não pode apostar.' }
let turns = 0
find('balance').textContent = money(Number(start))
for (const stake of [100, 500, 1000, 5000]) {
  const label = document.createElement('label')
  label.innerHTML = '<input type="radio" name="stake" value="' + stake + '"' + (stake === 100 ? ' checked' : '') + '>' + money(stake)
  find('stakes').append(label)
}
const buttons = [...document.querySelectorAll('[data-side]')]
for (const button of buttons) button.onclick = () => play(button.dataset.side)
async function play(side) {
  for (const button of buttons) button.disabled = true
  find('said').textContent = 'A moeda está no ar …'
  const stake = Number(document.querySelector('input[name=stake]:checked').value)
  try {
    const reply = await fetch('/toss', { method: 'POST', body: JSON.stringify({ session, side, stake }) })
    const tossed = await reply.json()
    if (tossed.error) find('said').textContent = reasons[tossed.error] ?? 'A rodada foi cancelada e a aposta devolvida.'
    else await show(tossed, side)
  } catch { find('said').textContent = 'Sem conexão. Tente de novo.' }
  for (const button of buttons) button.disabled = false
}
async function show({ side, stake, payout, balance }, called) {
  turns += 4 + ((side === 'coroa') !== (turns % 2 === 1) ? 1 : 0)
  find('coin').style.transform = 'rotateY(' + turns * 180 + 'deg)'
  await new Promise((seen) => setTimeout(seen, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1150))
  find('said').textContent = 'Deu ' + side + '! ' + (payout > 0 ? 'Você ganhou ' + money(payout) + '.' : 'Não foi desta vez.')
  find('balance').textContent = money(balance)
  const item = document.createElement('li')
  item.textContent = side
  if (payout > 0) item.className = 'won'
  find('past').prepend(item)
  while (find('past').children.length > 6) find('past').lastChild.remove()
}
`
