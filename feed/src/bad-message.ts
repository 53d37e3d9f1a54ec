/** What came is not what the feed says; the message names what is wrong with it. Nothing else is thrown by what reads. */
export class BadMessage extends Error {
  override name = 'BadMessage'
}
