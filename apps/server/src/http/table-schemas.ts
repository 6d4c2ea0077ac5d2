/* Request schemas for tables. Unknown fields are refused. */
import Type from 'typebox'
import { IdParams } from '../people/schemas.ts'

const closed = { additionalProperties: false }
const Hex64 = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Seat = Type.Integer({ minimum: 0, maximum: 7 })
const Level = Type.String({ maxLength: 40 })
const NonceSeal = Type.Union([Hex64, Type.Null()], {
  description: 'c of your nonce; null: you add none, which only programs with a token may do',
})
/** Query values are strings. */
const From = Type.Optional(
  Type.String({ pattern: '^\\d{1,6}$', description: 'where the page begins: `next` of the last' }),
)

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Optional(Type.Object({}, { description: "the game's options; what is missing is by default" })),
    seats: Type.Array(Type.Union([Level, Type.Null()]), {
      minItems: 1,
      maxItems: 8,
      description: "for each seat a bot's level, or null for a person",
    }),
    access: Type.Optional(Type.Union([Type.Literal('public'), Type.Literal('link'), Type.Literal('invite')])),
    standIn: Type.Optional(Type.String({ maxLength: 40, description: 'the level that plays for who is out of time' })),
    pace: Type.Optional(
      Type.Object(
        { kind: Type.String({ maxLength: 10 }) },
        { description: 'clocks: one of the presets, or of your own' },
      ),
    ),
    rated: Type.Optional(
      Type.Boolean({ description: 'the result counts for ratings: with clocks, and only kept accounts can sit down' }),
    ),
  },
  closed,
)
export const Offers = Type.Object({ game: Type.Optional(Type.String({ maxLength: 40 })), from: From }, closed)
export const Mine = Type.Object({ from: From }, closed)
export const Sit = Type.Object({ seat: Seat, nonceSeal: NonceSeal }, closed)
export const Reveal = Type.Object({ nonce: Hex64 }, closed)
export const Swap = Type.Object({ seats: Type.Tuple([Seat, Seat]) }, closed)
export const SetSeat = Type.Object(
  {
    bot: Type.Union([Level, Type.Null()], { description: "a bot's level, or null: frees the seat" }),
  },
  closed,
)
export const Invite = Type.Union([
  Type.Object({ person: IdParams.properties.id }, closed),
  Type.Object({ table: IdParams.properties.id, seat: Seat }, { ...closed, description: 'who sits there with you' }),
])
export const Present = Type.Object(
  {
    secret: Type.String({ pattern: '^[\\w-]{43}$', description: 'what follows the # of the link' }),
    nonceSeal: Type.Optional(NonceSeal),
  },
  closed,
)
export const SeatParams = Type.Object({ id: IdParams.properties.id, seat: Type.String({ pattern: '^[0-7]$' }) }, closed)
export const InvitedParams = Type.Object({ id: IdParams.properties.id, who: IdParams.properties.id }, closed)
