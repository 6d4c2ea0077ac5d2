/* English for refusals that any game or the kernel can give. */
import type { Refusal } from '@logres/kernel'

type Say = (params: Refusal['params']) => string

const SENTENCES: Readonly<Record<string, Say>> = {
  // Actions and matches.
  notAnAction: () => 'That is not an action.',
  noSuchAction: () => 'There is no such action.',
  fieldMissing: ({ where, field }) => `The field "${field}" is missing${where === undefined ? '' : ` in ${where}`}.`,
  fieldUnknown: ({ where, field }) =>
    `There is a field too many${field === undefined ? '' : ` ("${field}")`}${where === undefined ? '' : ` in ${where}`}.`,
  matchOver: () => 'The match is over.',
  noSuchSeat: ({ seat }) => `There is no seat ${seat}.`,
  badAuthor: ({ by }) => `The ${by} cannot do that for this seat.`,
  nothingToUndo: () => 'There is nothing you can take back.',
  undoBarred: () => 'It is too late to take that back.',
  alreadyResigned: () => 'This seat has resigned already.',
  // Set-up.
  otherGame: ({ game }) => `The table is for another game (${game}).`,
  otherRules: ({ rulesVersion }) => `The table uses another version of the rules (${rulesVersion}).`,
  badSeatCount: ({ min, max, seats }) =>
    `This game is for ${min === max ? min : `${min} to ${max}`} players, not ${seats}.`,
  optionsNotAnObject: () => 'Options must be an object.',
  optionsIncomplete: () => 'A table must name all its options.',
  optionUnknown: ({ option }) => `There is no option "${option}".`,
  optionBad: ({ option }) => `The option "${option}" cannot have that value.`,
  noSuchBot: ({ game, bot }) => `There is no ${bot} bot for ${game}.`,
  // The platform: people, tables, seats.
  notSignedIn: () => 'Nobody knows you here yet. Open the front page first.',
  badName: ({ most }) => `A name has 1 to ${most} characters, a letter or digit among them.`,
  noSuchSession: () => 'You have no such session.',
  browserOnly: () => 'A token cannot do that. Sign in with a browser.',
  accountClosed: () => 'This account has been closed by who runs this server.',
  passkeysNeedHttps: () =>
    'Passkeys need an address with a name and https. Use a recovery code or a second device here.',
  challengeOver: () => 'That took too long, or was tried already. Start again.',
  passkeyRefused: () => 'This passkey could not be verified.',
  passkeyTaken: () => 'This passkey is in use already.',
  noSuchPasskey: () => 'This passkey is not known here.',
  lastPasskey: () => 'This is your last passkey, and you have no recovery codes left. Make new codes first.',
  tooManyPasskeys: ({ most }) => `You have ${most} passkeys already. Forget one of them first.`,
  pairingOver: () => 'This link is used up or too old. Make a new one on your other device.',
  noSuchCode: () => 'This is not one of your recovery codes, or it is used up.',
  noSuchToken: () => 'You have no such token.',
  tooManyTokens: ({ most }) => `You have ${most} tokens already. Revoke one of them first.`,
  noSuchPerson: () => 'There is no such person.',
  blockSelf: () => 'You cannot block yourself.',
  tooManyBlocks: ({ most }) => `You have blocked ${most} people already.`,
  blocked: () => 'You cannot sit down at this table.',
  confirmName: ({ name }) =>
    `To delete your account for good, confirm with your name, ${name}. ` +
    'Matches that have begun stay, and their records keep the name they were sealed with.',
  noSuchTable: () => 'There is no such table.',
  noSuchMatch: () => 'There is no such match.',
  noSuchGame: ({ game }) => `There is no game "${game}" here.`,
  noSuchLevel: ({ level }) => `There is no bot of the level "${level}".`,
  nobodySeated: () => 'A table needs at least one person.',
  tooManyTables: ({ most }) => `You have ${most} open tables already. Start or cancel one of them first.`,
  tableClosed: () => 'This table is no longer open.',
  seatTaken: ({ seat }) => `Somebody sits on seat ${Number(seat) + 1} already.`,
  seatOpen: ({ seat }) => `Nobody sits on seat ${Number(seat) + 1} yet.`,
  notSeated: () => 'You do not sit at this table.',
  notInvited: () => 'This table is for those its host has invited.',
  notTheHost: () => 'Only the host of the table can do that.',
  notSealing: () => 'The table is not about to start.',
  stale: () => 'The question has changed in the meantime.',
  standInPlays: () => 'A bot is playing for you. Take your seat back first.',
  alreadyStandIn: ({ seat }) => `A bot plays seat ${Number(seat) + 1} already.`,
  noStandIn: () => 'Nobody is playing for you.',
  badMessage: () => 'This message is none that can be understood.',
  tooFast: () => 'That was too much at once. Wait a moment.',
  notOver: () => 'The match is not over yet.',
  // Records: their form.
  notARecord: ({ expected }) => `This is not a record (expected the format "${expected}").`,
  notAnObject: ({ where }) => `${where} should be an object.`,
  notAList: ({ where }) => `${where} should be a list.`,
  badValue: ({ where }) => `${where} has a value that cannot be.`,
  // Records: their truth.
  noEntries: () => 'The record has no entries.',
  tableDiffers: () => 'The table is not the one that was sealed: something in it was changed.',
  receiptDiffers: () => 'The table is not the one on the receipt.',
  nonceDiffers: ({ seat }) => `The nonce${seat === undefined ? '' : ` of seat ${seat}`} does not fit its seal.`,
  nonceMissing: ({ seat }) => `The nonce or seal of seat ${seat} is missing.`,
  secretMissing: () => 'The secret is missing.',
  secretTooEarly: () => 'The secret is published, so the match must have ended: entries are missing.',
  secretDiffers: () => 'The secret does not fit its seal.',
  seedDiffers: () => 'The secret does not follow from the seed.',
  saltsLeftOver: () => 'There are more salts than there should be.',
  saltMissing: () => 'The salt of this entry is missing.',
  badStart: () => 'The set-up is not as it should be.',
  badSeq: ({ expected }) => `The entry should have the number ${expected}.`,
  drawMissing: () => 'The rules ask for a draw that the record does not have.',
  drawSides: () => 'A draw has another number of sides than the rules say.',
  drawOutOfRange: () => 'A draw shows a value that it cannot have.',
  drawLeftOver: () => 'The record has a draw that the rules do not ask for.',
  drawName: ({ why }) => `A draw is called "${why}", and the rules call it otherwise.`,
  drawDiffers: () => 'A draw is not what the seal gives.',
  chainBroken: () => 'The entry does not fit its link in the chain: something in it was changed.',
  linkMissing: () => 'The link of this entry is missing from the chain.',
  chainTooLong: () => 'The chain has more links than there are entries.',
  stateDiffers: () => 'The position at the end is not the one the record claims.',
  outcomeDiffers: () => 'The outcome is not the one the record claims.',
}

export function generalRefusalEn(refusal: Refusal): string {
  const say = SENTENCES[refusal.code]
  return say === undefined ? `Not possible: ${refusal.code}.` : say(refusal.params)
}
