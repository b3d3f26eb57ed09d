export type AnnexureKind = 'pdf' | 'jpeg' | 'png'

/** Facts about a file, known after it has been checked. */
export type FileFacts = {
  kind: AnnexureKind
  /** Width and height of each page in points, when upright. */
  pages: [width: number, height: number][]
  /** Whether a set that includes it can still be PDF/A. */
  archival: boolean
}

/** Why a file is rejected. */
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

/** A problem that the owner of the file can solve; any other error is a fault of the program. */
export class RefusedFile extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`the file is not taken: ${refusal}`)
    this.name = 'RefusedFile'
    this.refusal = refusal
  }
}

/** How a photograph is turned clockwise to be upright, after it is mirrored when the camera mirrored it. */
export type Upright = { turn: 0 | 90 | 180 | 270; mirrored: boolean }
