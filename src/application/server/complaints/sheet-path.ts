/** Where the sheet of a complaint is read and printed. */
export function sheetPath(secret: string): string {
  return `/reclamaciones/hoja/${secret}`;
}
