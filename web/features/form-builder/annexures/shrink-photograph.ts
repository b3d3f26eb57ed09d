/** A4 at 200 dpi, as registry scanners make it. */
const sheet = { short: 1654, long: 2339 }
const quality = 0.85

type Size = { width: number; height: number }

/** The size of a picture that fits on the sheet; it is never enlarged. */
export function fitOnSheet({ width, height }: Size): Size {
  const [wide, high] = width > height ? [sheet.long, sheet.short] : [sheet.short, sheet.long]
  const scale = Math.min(1, wide / width, high / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/**
 * Turns a phone's photograph upright and reduces it to the resolution of a scan, about a tenth of its
 * bytes. A file that the browser cannot read, or that would not become smaller, is sent unchanged.
 */
export async function shrinkPhotograph(file: File): Promise<Blob> {
  if (!/^image\/(jpeg|png|hei[cf])$/.test(file.type)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  try {
    const { width, height } = fitOnSheet(picture)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) return file
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
    const small = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', quality))
    const mustChange = /hei[cf]$/.test(file.type)
    return small && (mustChange || small.size < file.size) ? small : file
  } finally {
    picture.close()
  }
}
