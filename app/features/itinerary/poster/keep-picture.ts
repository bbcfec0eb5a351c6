/** Keeping a picture of this page's: as a file, or on paper. */

export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // By then the browser has begun the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Twice as many pixels as the picture has, which prints well. */
export async function pngOf(
  url: string,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const picture = new Image(width, height)
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 2 * width
  canvas.height = 2 * height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return await new Promise((resolve, reject) =>
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The picture could not be written'))),
      'image/png',
    ),
  )
}

/** On one sheet, without the page around it. */
export function printPicture(url: string, paper: 'a4' | 'letter'): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.srcdoc = `<style>@page{size:${paper};margin:0}html,body{margin:0}img{display:block;width:100vw;height:100vh;object-fit:contain;print-color-adjust:exact}</style><img alt="" src="${url}">`
  frame.addEventListener('load', () => {
    const inside = frame.contentWindow
    inside?.addEventListener('afterprint', () => frame.remove())
    inside?.print()
  })
  document.body.append(frame)
}
