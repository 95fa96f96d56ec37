import { sizedPictureIn, type SizedPicture } from './school-logo.ts';

/** The QR code that a file of the school is, whose name says its sides; null: it is none. */
export const walletQrOf = (file: string): SizedPicture | null => sizedPictureIn('cobros', file);
