/** A picture of the school: where it is kept, and its sides in pixels, by which a page leaves room for it. */
export interface SizedPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** What stands in place of the school's mark and name. */
export type SchoolLogo = SizedPicture;

/** The logo that a file of the school is, whose name says its sides; null: it is none. */
export const logoOf = (file: string): SchoolLogo | null => sizedPictureIn('logotipos', file);

/** The picture of a folder that a file is, whose name says its sides; null: it is none. */
export function sizedPictureIn(folder: 'logotipos' | 'cobros', file: string): SizedPicture | null {
  const [, kept, width, height] = /^([a-z]+)\/[a-z0-9-]+-([1-9]\d{0,3})x([1-9]\d{0,3})\.png$/.exec(file) ?? [];
  return kept === folder ? { file, width: Number(width), height: Number(height) } : null;
}

/** A picture within a room of the same unit, as large as it goes there without changing its shape. */
export function fittedIn(
  { width, height }: Pick<SchoolLogo, 'width' | 'height'>,
  room: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const scale = Math.min(room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
}
