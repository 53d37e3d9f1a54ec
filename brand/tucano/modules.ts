import type { Module } from '../src/brand.ts'

const on = (modId: string, children: Module[] = []): Module => ({ modId, enabled: true, children })
const off = (modId: string, children: Module[] = []): Module => ({ modId, enabled: false, children })

/** Which parts of the product the demo has on. Its letters stay in the outbox, where codes can be read. */
export const modules: Module = on('ROOT3', [
  on('COMM3', [on('CAPTCHA3'), on('GEETEST3'), on('FEEDBACK3')]),
  on('REG3', [on('USERNAMEREG3'), on('DIRECTREG3'), on('MOBILENUMREG3', [on('MOBILENUMPASSREG3')]), on('REGMOBVERF3'), on('AFFMAN3')]),
  on('SESSION3', [on('FREEPLAY3'), on('MOBILEVERCODELOGIN3'), on('LOGINIPVERF3')]),
  on('PASS3', [off('PWDEXPFORCECHANGE3'), on('CHNGPASSVERIF3'), on('PWRESETSMS3')]),
  on('PROFPIC3'),
  on('VERIFICATION3'),
  on('GAMELO3', [on('GAMELOREC3'), on('GAMELOFAV3'), on('GAMELOHOT3')]),
  on('FUNDTRANS3', [on('MEMTRANS3'), on('DEPOSIT3'), on('WITHDRAW3')]),
  on('REWCEN3'),
  on('PTSYS3'),
  on('INBOX3'),
  on('CBS3'),
  on('AGENT3', [on('AGEANNOUNCE3'), on('RTSALARY3'), on('SIGNCONDIV3'), on('DAILYSALCONT3'), on('HOURSAL3')]),
])
