import { PDFiumLibrary } from '@hyzyla/pdfium'
import { writeGreyPng } from '#server/lib/write-png.ts'

/** In pixels: sharp on a telephone held upright, 35 KB a page of text. */
const pictureWidth = 1000

let library: Promise<PDFiumLibrary> | undefined

/** Pictures of some pages of our own PDF, from 0, by PDFium, which browsers also use. */
export async function drawPages(pdf: Uint8Array, from: number, until: number): Promise<Buffer[]> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  try {
    const pictures: Buffer[] = []
    for (let page = from; page < until; page += 1) {
      const { originalWidth, originalHeight } = document.getPage(page).getOriginalSize()
      const height = Math.round((pictureWidth * originalHeight) / originalWidth)
      const size = { width: pictureWidth, height, scale: 1 }
      pictures.push(writeGreyPng(await document.getPage(page).render({ ...size, render: 'bitmap' })))
    }
    return pictures
  } finally {
    document.destroy()
  }
}
