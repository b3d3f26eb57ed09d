export type AnnexureKind = 'pdf' | 'jpeg' | 'png'

/** What is known of a file once it has been looked at. */
export type FileFacts = {
  kind: AnnexureKind
  /** Width and height of each page in points, upright. */
  pages: [width: number, height: number][]
  /** Whether a set with it can still be PDF/A. */
  archival: boolean
}

/** Why a file is not taken. */
export type Refusal =
  | 'encrypted'
  | 'damaged'
  | 'cutShort'
  | 'empty'
  | 'swollen'
  | 'tooManyPages'
  | 'scripts'
  | 'liveForm'
  | 'heic'
  | 'unknownKind'
  | 'hugePicture'
  | 'tooSlow'

/** A file that its owner can do something about; anything else that is thrown is our own mistake. */
export class RefusedFile extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`the file is not taken: ${refusal}`)
    this.name = 'RefusedFile'
    this.refusal = refusal
  }
}

/** Of a photograph: how far it is turned to the right to stand upright, after being mirrored where a camera did so. */
export type Upright = { turn: 0 | 90 | 180 | 270; mirrored: boolean }
