import * as contract from '@tucano/contract/captcha'
import { newSlider } from '#accounts/captchas'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const getSlider = (services: Services) =>
  answer(contract.getSlider, async (_request, caller) => {
    const { id, background, piece, width, height, pieceSize, y } = await newSlider(services, caller)
    const address = (picture: Uint8Array): string => `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`
    return { id, background: address(background), piece: address(piece), width, height, pieceSize, y }
  })
