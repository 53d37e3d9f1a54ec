import type { Answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { closeInvitation } from './close-invitation.ts'
import { countClick } from './count-click.ts'
import { createInvitation } from './create-invitation.ts'
import { getOpening } from './get-opening.ts'
import { listInvitations } from './list-invitations.ts'
import { openAccount } from './open-account.ts'

/** How agents bring people in. */
export const accountAnswers = (services: Services): Answer[] => [
  getOpening(services),
  createInvitation(services),
  listInvitations(services),
  closeInvitation(services),
  countClick(services),
  openAccount(services),
]
