import { CallError } from '#platform/call'

/** What the header's form hands over to the modal. It is in the memory of the page, and gone with the modal. */
export interface Begun {
  username?: string
  password?: string
  /** The next try needs the picture. */
  picture?: boolean
  /** Why the try in the header failed. */
  problem?: string
  mobileNum?: string
  countryDialingCode?: string
}

/** Whether a login was refused because a picture has to be read first. */
export const asksForPicture = (error: unknown): boolean =>
  error instanceof CallError && (error.value as { captcha?: unknown } | null | undefined)?.captcha === true
