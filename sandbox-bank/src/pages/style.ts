export const STYLE = `
:root { color-scheme: light dark; --ground: #f6f8fa; --surface: #fff; --raised: #edf1f5; --line: #d9e0e7; --ink: #16212b; --soft: #556472; --main: #0b5c8a; --on-main: #fff;
  --good: #0f6b4f; --good-ground: #e2f4ec; --bad: #b42318; --bad-ground: #fdeceb; --wait: #8a5200; --wait-ground: #fdf1dc; --shadow: 0 1px 2px #16212b14, 0 8px 24px #16212b0f }
@media (prefers-color-scheme: dark) { :root { --ground: #0c1319; --surface: #141e27; --raised: #1d2a35; --line: #2b3b48; --ink: #e8eff4; --soft: #9db0be; --main: #6cc4f2; --on-main: #06202f;
  --good: #58d3a0; --good-ground: #10332a; --bad: #ff8a7f; --bad-ground: #3a1917; --wait: #ffc46b; --wait-ground: #35270f; --shadow: 0 1px 2px #0006, 0 8px 24px #0004 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; -webkit-text-size-adjust: 100% }
a { color: var(--main) } h1, h2 { line-height: 1.2; letter-spacing: -.02em; margin: 0 } h1 { font-size: 24px } h2 { font-size: 20px }
p { margin: 0 } .soft { color: var(--soft) } .small { font-size: 14px } .code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
.notice { background: var(--wait-ground); color: var(--wait); text-align: center; padding: 6px 16px; font-size: 14px; font-weight: 600 }
header { background: var(--surface); border-bottom: 1px solid var(--line) }
header div { max-width: 1040px; margin: auto; padding: 0 24px; display: flex; flex-wrap: wrap; align-items: center; column-gap: 24px }
.mark { display: flex; align-items: center; gap: 10px; font-weight: 700; letter-spacing: -.02em; text-decoration: none; color: var(--ink); padding: 14px 0 }
.mark svg { width: 28px; height: 28px; fill: var(--main) }
nav { display: flex; gap: 4px; margin-left: auto; overflow-x: auto } nav a { padding: 17px 12px; color: var(--soft); text-decoration: none; font-weight: 600; font-size: 15px; border-bottom: 2px solid transparent; white-space: nowrap }
nav a[aria-current] { color: var(--ink); border-color: var(--main) }
main { max-width: 1040px; margin: auto; padding: 32px 24px 64px; display: grid; gap: 24px } main.narrow { max-width: 560px }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; box-shadow: var(--shadow); padding: 24px; display: grid; gap: 16px; min-width: 0 }
.head { display: flex; flex-wrap: wrap; gap: 12px; align-items: baseline; justify-content: space-between }
.amount { font-size: 44px; line-height: 1.1; font-weight: 700; letter-spacing: -.03em; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 24px; margin: 0; font-size: 15px } dt { color: var(--soft) } dd { margin: 0; text-align: right; overflow-wrap: anywhere }
.tag { display: inline-block; padding: 2px 10px; border-radius: 999px; font-size: 13px; font-weight: 600; white-space: nowrap; background: var(--raised); color: var(--soft) }
.tag.good { background: var(--good-ground); color: var(--good) } .tag.bad { background: var(--bad-ground); color: var(--bad) } .tag.wait { background: var(--wait-ground); color: var(--wait) }
.said { border-radius: 12px; padding: 12px 16px } .said.good { background: var(--good-ground); color: var(--good) } .said.bad { background: var(--bad-ground); color: var(--bad) } .said.wait { background: var(--wait-ground); color: var(--wait) }
form { display: grid; gap: 16px } label, legend { font-size: 14px; font-weight: 600 } .field { display: grid; gap: 6px } fieldset { border: 0; padding: 0; margin: 0; display: grid; gap: 8px; min-width: 0 } legend { padding: 0 0 4px }
input:not([type=radio], [type=checkbox]), textarea, select { font: inherit; width: 100%; min-height: 48px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); color: var(--ink) }
textarea { min-height: 96px; resize: vertical; font: 14px/1.5 ui-monospace, monospace }
button { font: inherit; font-weight: 700; min-height: 48px; padding: 0 24px; border: 0; border-radius: 10px; background: var(--main); color: var(--on-main); cursor: pointer } button:hover { filter: brightness(1.08) }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
.person { display: grid; grid-template-columns: auto 1fr auto; gap: 12px; align-items: center; min-height: 48px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 10px; font-weight: 400; font-size: 16px; cursor: pointer }
.person:has(:checked) { border-color: var(--main); box-shadow: inset 0 0 0 1px var(--main) } .person input { accent-color: var(--main); width: 18px; height: 18px; margin: 0 }
.pair { display: grid; grid-template-columns: 3fr 2fr; gap: 12px } .other { display: none } form:has([value=other]:checked) .other { display: grid }
.switch { display: grid; grid-template-columns: minmax(0, 1fr) 200px; gap: 8px 24px; align-items: center; padding: 16px 0; border-top: 1px solid var(--line) } .switch:first-of-type { border-top: 0; padding-top: 0 } .switch strong { display: block; font-size: 16px } .switch span { font-weight: 400 }
.switch select, .switch input { min-height: 44px } .switch.on strong { color: var(--wait) }
.rows { overflow-x: auto; margin: 0 -24px; padding: 0 24px } table { border-collapse: collapse; width: 100%; font-size: 15px } th { text-align: left; font-size: 13px; color: var(--soft); font-weight: 600; padding: 0 16px 8px 0 }
td { padding: 12px 16px 12px 0; border-top: 1px solid var(--line); vertical-align: top } th:last-child, td:last-child { padding-right: 0; text-align: right } td.money { text-align: right; font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap } th.money { text-align: right }
.empty { text-align: center; padding: 32px 16px; color: var(--soft) } details summary { cursor: pointer; font-weight: 600; font-size: 14px }
@media (max-width: 640px) { header div { padding: 0 16px } .mark { padding: 12px 0 4px } nav { margin: 0 -16px; padding: 0 8px; width: calc(100% + 32px) } nav a { padding: 10px 8px } main { padding: 16px 16px 48px; gap: 16px } .card { padding: 20px 16px } .rows { margin: 0 -16px; padding: 0 16px }
  .pair, .switch { grid-template-columns: 1fr } .amount { font-size: 36px } button { width: 100% } .person { grid-template-columns: auto 1fr; row-gap: 0 } .person .soft { grid-column: 2 }
  thead { display: none } tr { display: grid; grid-template: 'whom money' 'state when' 'id id' / minmax(0, 1fr) auto; gap: 4px 12px; padding: 14px 0; border-top: 1px solid var(--line) } tbody tr:first-child { border-top: 0; padding-top: 0 }
  td, td:last-child { border: 0; padding: 0 } td.when { text-align: right; color: var(--soft); font-size: 14px } .notice { font-size: 13px; padding: 6px 8px } }
.whom { grid-area: whom; overflow-wrap: anywhere } .money { grid-area: money } .state { grid-area: state } .when { grid-area: when } .id { grid-area: id }
`
