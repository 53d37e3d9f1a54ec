import type { Answer } from '#platform/endpoint'
import type { Sports } from '../sports.ts'
import { closeSports } from './close-sports.ts'
import { decideSportsAct } from './decide-sports-act.ts'
import { endSportsLimits } from './end-sports-limits.ts'
import { exportSportsSuspicion } from './export-sports-suspicion.ts'
import { getEventRisk } from './get-event-risk.ts'
import { getFeedHealth } from './get-feed-health.ts'
import { getSportsAct } from './get-sports-act.ts'
import { getSportsMember } from './get-sports-member.ts'
import { getSportsReport } from './get-sports-report.ts'
import { listDeskBets } from './list-desk-bets.ts'
import { listSportsActs } from './list-sports-acts.ts'
import { listSportsClosings } from './list-sports-closings.ts'
import { listSportsDelays } from './list-sports-delays.ts'
import { listSportsLimits } from './list-sports-limits.ts'
import { listSportsMembers } from './list-sports-members.ts'
import { listSportsRisk } from './list-sports-risk.ts'
import { listSportsSuspicions } from './list-sports-suspicions.ts'
import { openSports } from './open-sports.ts'
import { previewSportsAct } from './preview-sports-act.ts'
import { proposeSportsAct } from './propose-sports-act.ts'
import { reportSportsSuspicion } from './report-sports-suspicion.ts'
import { setSportsDelay } from './set-sports-delay.ts'
import { setSportsLimits } from './set-sports-limits.ts'
import { setSportsMember } from './set-sports-member.ts'

/** Sports for operators. */
export const sportsOffice = (sports: Sports): Answer[] => [
  closeSports(sports),
  decideSportsAct(sports),
  endSportsLimits(sports),
  exportSportsSuspicion(sports),
  getEventRisk(sports),
  getFeedHealth(sports),
  getSportsAct(sports),
  getSportsMember(sports),
  getSportsReport(sports),
  listDeskBets(sports),
  listSportsActs(sports),
  listSportsClosings(sports),
  listSportsDelays(sports),
  listSportsLimits(sports),
  listSportsMembers(sports),
  listSportsRisk(sports),
  listSportsSuspicions(sports),
  openSports(sports),
  previewSportsAct(sports),
  proposeSportsAct(sports),
  reportSportsSuspicion(sports),
  setSportsDelay(sports),
  setSportsLimits(sports),
  setSportsMember(sports),
]
