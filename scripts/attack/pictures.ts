/** A picture with a position in it, stored by its owner straight through the storage service, and read by anybody. */
import sharp from 'sharp'
import { type Attack, Findings } from './attack.ts'
import { withAccounts } from './site.ts'

export const publicPicturesTellNoPosition: Attack = {
  name: 'a public picture carries no position',
  needsAccounts: true,
  run: (site) =>
    withAccounts(site, ['picture'], async (account) => {
      const findings = new Findings()
      if (!account) return findings.fell
      const picture = await sharp({
        create: { width: 64, height: 64, channels: 3, background: '#f2a65a' },
      })
        .withExif({
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1', GPSLongitudeRef: 'W' },
        })
        .jpeg()
        .toBuffer()
      const path = `${account.id}/attack.jpg`
      const avatars = account.client.storage.from('avatars')
      const stored = await avatars.upload(path, picture, {
        contentType: 'image/jpeg',
        upsert: true,
      })
      if (stored.error) return findings.fell
      const shown = await fetch(avatars.getPublicUrl(path).data.publicUrl)
      const { exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
      findings.expect(exif === undefined, 'what was stored in the picture is still in it')
      await avatars.remove([path])

      const foreign = await account.client
        .from('profiles')
        .update({ avatar_url: 'https://evil.example/pixel.gif' })
        .eq('id', account.id)
      findings.expect(Boolean(foreign.error), 'avatar_url may name a stranger’s host')
      return findings.fell
    }),
}
