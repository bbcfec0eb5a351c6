/** Limits, errors and results of uploading a picture. */

/** Larger files are refused before they are looked at. */
export const maxPictureBytes = 10 * 1024 * 1024

export const pictureRefusalReasons = [
  'too-large',
  'not-an-image',
  'too-many-pixels',
  'busy',
] as const

export type PictureRefusal = (typeof pictureRefusalReasons)[number]

export const pictureRefusals: Readonly<Record<PictureRefusal, string>> = {
  'too-large': 'The image is larger than 10 MB. Please choose a smaller one.',
  'not-an-image': 'Please select an image file',
  'too-many-pixels': 'The image has too many pixels. Please choose a smaller one.',
  busy: 'Other images are being prepared. Please try again in a moment.',
}

export type ReencodedPicture =
  | { ok: true; files: readonly { extension: string; type: string; bytes: Uint8Array }[] }
  | { ok: false; reason: PictureRefusal }

/** Rotates it upright, limits its size and removes metadata. */
export type ReencodePicture = (bytes: Uint8Array) => Promise<ReencodedPicture>
