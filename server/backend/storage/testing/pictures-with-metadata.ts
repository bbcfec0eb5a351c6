/** Pictures with metadata (position, author, comments) in every way that their format knows. */
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Stands in every one of them, in whatever part carries text. */
export const secretPlace = 'Hauptstrasse 7, second floor'

const exif = {
  IFD0: { Copyright: secretPlace, ImageDescription: secretPlace },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1', GPSAreaInformation: secretPlace },
}

const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secretPlace}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** Wide, red on the left, and lying on its side where the format can say so. */
const scene = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#2040ff' } }).composite([
    {
      input: { create: { width: 40, height: 40, channels: 3, background: '#ff2010' } },
      left: 0,
      top: 0,
    },
  ])

const described = () => scene().withExif(exif).withXmp(xmp).withIccProfile('p3')

export const picturesWithMetadata = {
  'image/jpeg': async () =>
    withJpegSegments(await described().withMetadata({ orientation: 6 }).jpeg().toBuffer()),
  'image/png': async () => withPngText(await described().png().toBuffer()),
  'image/webp': () => described().webp().toBuffer(),
  'image/avif': () => described().avif({ effort: 0 }).toBuffer(),
  'image/gif': async () => withGifComment(await scene().gif().toBuffer()),
} as const

/** A comment, what Photoshop keeps of a picture (IPTC), and something behind the end. */
function withJpegSegments(jpeg: Buffer): Buffer {
  const segment = (marker: number, text: string) => {
    const body = Buffer.from(text, 'latin1')
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(body.byteLength + 2, 2)
    return Buffer.concat([head, body])
  }
  const iptc = `Photoshop 3.0\u00008BIM\u0004\u0004\u0000\u0000\u0000\u0000\u0000 \u001c\u0002\u005a\u0000\u001c${secretPlace}`
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xfe, secretPlace),
    segment(0xed, iptc),
    jpeg.subarray(2),
    Buffer.from(`<script>${secretPlace}</script>`),
  ])
}

function withPngText(png: Buffer): Buffer {
  const body = Buffer.from(`tEXtComment\u0000${secretPlace}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.byteLength - 4)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  const afterHeader = 8 + 25
  return Buffer.concat([
    png.subarray(0, afterHeader),
    length,
    body,
    check,
    png.subarray(afterHeader),
  ])
}

function withGifComment(gif: Buffer): Buffer {
  const text = Buffer.from(secretPlace, 'latin1')
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, text.byteLength]),
    text,
    Buffer.from([0]),
  ])
  // Before the trailer, where any block may stand.
  return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)])
}
