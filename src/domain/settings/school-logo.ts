/** The logo of a school: where its picture is kept, and its sides in pixels, by which a page leaves room for it. */
export interface SchoolLogo {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** The logo that a file of the school is, whose name says its sides; null: it is none. */
export function logoOf(file: string): SchoolLogo | null {
  const sides = /^logotipos\/[a-z0-9-]+-(?<width>[1-9]\d{0,3})x(?<height>[1-9]\d{0,3})\.png$/.exec(file)?.groups;
  return sides === undefined ? null : { file, width: Number(sides['width']), height: Number(sides['height']) };
}

/** A picture within a room of the same unit, as large as it goes there without changing its shape. */
export function fittedIn(
  { width, height }: Pick<SchoolLogo, 'width' | 'height'>,
  room: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const scale = Math.min(room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
}
