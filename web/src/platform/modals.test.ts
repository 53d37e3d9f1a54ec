import { afterEach, expect, test, vi } from 'vitest'
import { closeModal, guardModals, openDynamicModal, openModal, useModals } from './modals.ts'

afterEach(() => useModals.setState({ open: [], hosts: 0 }))

test('a dynamic modal without a container is not shown, and the console says so [ERR-26]', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openDynamicModal(() => null)
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('no container for modals'))
  expect(useModals.getState().open).toEqual([])
  warned.mockClear()
  useModals.setState({ hosts: 1 })
  openDynamicModal(() => null)
  expect(warned).not.toHaveBeenCalled()
  expect(useModals.getState().open.length).toBe(1)
})

test('a modal opens once, however often it is asked for', () => {
  openModal('loginPopupModal')
  openModal('loginPopupModal')
  expect(useModals.getState().open.map(({ id }) => id)).toEqual(['loginPopupModal'])
})

test('guards cancel by answering no, and are asked by name', () => {
  const stop = guardModals('close', (name) => name !== 'noticeModal')
  openModal('noticeModal')
  openModal('chatRoomModal')
  expect(closeModal('noticeModal')).toBe(false)
  expect(closeModal('chatRoomModal')).toBe(true)
  stop()
  expect(closeModal('noticeModal')).toBe(true)
})
