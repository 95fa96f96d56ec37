import { readFile } from 'node:fs/promises';
import { type FaceName, faceFile } from '#adapters/server/documents/face-files.ts';

/** The cuts that the page is set in: those of the school's pages. */
export const checkoutFaces = ['serif-bold', 'sans', 'sans-bold'] as const satisfies readonly FaceName[];

export type CheckoutFace = (typeof checkoutFaces)[number];

/** A typeface of the page, in WOFF. Read as it is asked for: a browser keeps it. */
export const checkoutFaceFile = (face: CheckoutFace): Promise<Buffer> => readFile(faceFile(face, 'latin'));
