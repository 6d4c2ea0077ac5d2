/* Request schemas about people. Unknown fields are refused. */
import Type from 'typebox'
import { LONGEST_LABEL, LONGEST_NAME } from './names.ts'

const closed = { additionalProperties: false }
export const Nothing = Type.Object({}, closed)
export const IdParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{12}$' }) }, closed)
export const Rename = Type.Object({ name: Type.String({ minLength: 1, maxLength: 4 * LONGEST_NAME }) }, closed)
const Label = Type.String({ maxLength: 4 * LONGEST_LABEL, description: 'for yourself, to tell it from others' })
export const NewToken = Type.Object({ label: Label }, closed)
const Base64 = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[\\w-]+$' })
/** The fields of PublicKeyCredential.toJSON(); extension results are ignored. */
const credential = {
  id: Base64(1400),
  rawId: Base64(1400),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
  clientExtensionResults: Type.Optional(Type.Object({})),
}
const Attested = Type.Object(
  {
    clientDataJSON: Base64(4000),
    attestationObject: Base64(20_000),
    authenticatorData: Type.Optional(Base64(8000)),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
    publicKey: Type.Optional(Type.Union([Base64(8000), Type.Null()])),
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
  },
  closed,
)
const Asserted = Type.Object(
  {
    clientDataJSON: Base64(4000),
    authenticatorData: Base64(8000),
    signature: Base64(8000),
    userHandle: Type.Optional(Type.Union([Base64(100), Type.Null()])),
    attestationObject: Type.Optional(Type.Null()),
  },
  closed,
)
export const NewPasskey = Type.Object(
  { label: Type.Optional(Label), credential: Type.Object({ ...credential, response: Attested }, closed) },
  closed,
)
export const SignIn = Type.Object({ credential: Type.Object({ ...credential, response: Asserted }, closed) }, closed)
export const Pairing = Type.Object({ secret: Type.String({ pattern: '^[\\w-]{43}$' }) }, closed)
export const Recovery = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }, closed)
const Person = Type.Object({ person: IdParams.properties.id }, closed)
const Seated = Type.Object({ table: IdParams.properties.id, seat: Type.Integer({ minimum: 0, maximum: 7 }) }, closed)
export const ChatName = Type.Union([Type.Literal('seated'), Type.Literal('spectators')])
export const PersonName = Type.String({ minLength: 1, maxLength: 4 * LONGEST_NAME, description: 'of a kept account' })
export const NameParams = Type.Object({ name: PersonName }, closed)
const Named = Type.Object({ name: PersonName }, closed)
const Line = Type.Object(
  {
    match: IdParams.properties.id,
    room: ChatName,
    n: Type.Integer({ minimum: 0, description: 'of a line you can read' }),
  },
  closed,
)
export const PersonRef = Type.Union([Person, Named, Seated, Line])
export const Confirm = Type.Object({ confirm: Type.String({ maxLength: 4 * LONGEST_NAME }) }, closed)
