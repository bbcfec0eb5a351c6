/** Files that people choose, good and bad. */
import sharp from 'sharp'
import { andInFullRuns } from '#testing/full-run-only.ts'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** As a phone held sideways writes it, with the place where it was taken. */
export async function sidewaysPhoto(name = 'photo.jpg'): Promise<ChosenFile> {
  const buffer = await sharp({
    create: { width: 320, height: 200, channels: 3, background: '#f2735b' },
  })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody at home' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** What is refused, and in which words. */
const badPictures: readonly { file: ChosenFile; message: string }[] = [
  {
    file: { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
    message: 'Please select an image file',
  },
  {
    file: { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('hello') },
    message: 'Please select an image file',
  },
  {
    file: {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    },
    message: 'Please select an image file',
  },
  {
    file: { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20 * 1024 * 1024) },
    message: 'The image is larger than 10 MB. Please choose a smaller one.',
  },
]

/** Every day one that the browser takes for a picture; what the server does with any bytes is asked in `server/pictures`. */
export const triedPictures = andInFullRuns(badPictures.slice(1, 2), [
  ...badPictures.slice(0, 1),
  ...badPictures.slice(2),
])
