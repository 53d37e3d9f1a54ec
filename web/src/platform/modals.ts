import type { ComponentType } from 'react'
import { create } from 'zustand'

/** Every modal that has a name. What each one shows, the shell knows. */
export const modalNames = [
  'loginPopupModal',
  'registerModal',
  'changePassModal',
  'forgetPassModal',
  'forcePassModal',
  'newPassModal',
  'noticeModal',
  'gamePopupModal',
  'searchModal',
  'chatRoomModal',
  'welcomeModal',
] as const
export type ModalName = (typeof modalNames)[number]

/** What a modal is told when it opens. */
export type ModalParameters = Readonly<Record<string, unknown>>

interface OpenModal {
  id: string
  name: ModalName | undefined
  component: ComponentType<{ close: () => void }> | undefined
  parameters: ModalParameters
}

/** Something else that can be done about it. */
interface WarningAction {
  label: string
  run: () => void
}

interface Warning {
  message: string
  confirm: string | undefined
  action: WarningAction | undefined
}

interface ModalState {
  open: readonly OpenModal[]
  warning: Warning | undefined
  /** Whether something on the page shows modals. */
  hosts: number
}

export const useModals = create<ModalState>()(() => ({ open: [], warning: undefined, hosts: 0 }))

type Guard = (name: string) => boolean
const beforeOpen = new Set<Guard>()
const beforeClose = new Set<Guard>()

/** A guard that answers `false` cancels the change. Returns how to take the guard away. */
export function guardModals(when: 'open' | 'close', guard: Guard): () => void {
  const guards = when === 'open' ? beforeOpen : beforeClose
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Shows a modal by its name; one that is open already stays as it is. */
export function openModal(name: ModalName, parameters: ModalParameters = {}): void {
  show({ id: name, name, component: undefined, parameters })
}

let dynamic = 0

/** Shows a component as a modal of its own. */
export function openDynamicModal(component: OpenModal['component']): void {
  if (useModals.getState().hosts === 0) {
    console.warn('A dynamic modal was opened, but the page has no container for modals: it is not shown.')
    return
  }
  dynamic++
  show({ id: `dynamic-${dynamic}`, name: undefined, component, parameters: {} })
}

function show(modal: OpenModal): void {
  const { open } = useModals.getState()
  if (open.some(({ id }) => id === modal.id) || ![...beforeOpen].every((guard) => guard(modal.id))) return
  useModals.setState({ open: [...open, modal] })
}

/** Hides a modal. Returns whether it is hidden now. */
export function closeModal(id: string): boolean {
  const { open } = useModals.getState()
  if (open.some((modal) => modal.id === id) && ![...beforeClose].every((guard) => guard(id))) return false
  useModals.setState({ open: open.filter((modal) => modal.id !== id) })
  return true
}

/** Hides all of them, whatever they guard: what they were about is over. */
export const closeAllModals = (): void => useModals.setState({ open: [], warning: undefined })

/** The warning dialog: one sentence, a button, and what else can be done. */
export const warn = (message: string, confirm?: string, action?: WarningAction): void =>
  useModals.setState({ warning: { message, confirm, action } })
export const dismissWarning = (): void => useModals.setState({ warning: undefined })
