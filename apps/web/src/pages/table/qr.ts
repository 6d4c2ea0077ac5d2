/* The QR code of a link. */
import { encode } from 'uqr'

/** Rows of modules; true is dark. Without the quiet zone. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: 0 }).data
}
