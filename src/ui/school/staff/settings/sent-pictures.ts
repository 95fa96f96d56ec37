import type { SchoolSettingsApi } from '#application/browser/settings/ports/settings-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import type { TypedContent } from './typed-content.ts';

/** A picture of a field: how large it may be, how it is sent, and where its name stands in what is typed. */
export interface PictureToSend {
  readonly field: string;
  readonly largestBytes: number;
  readonly send: (picture: ChosenFile) => ReturnType<SchoolSettingsApi['sendLogo']>;
  readonly put: (content: TypedContent, file: string) => TypedContent;
}

/** What stands in place of the school's mark and name. */
export function logoToSend(api: SchoolSettingsApi): PictureToSend {
  return {
    field: 'logo',
    largestBytes: officeUploadRules.schoolLogo.largestBytes,
    send: (picture) => api.sendLogo(picture),
    put: (content, logo) => ({ ...content, logo }),
  };
}

/** The QR code of a wallet. @param place of its row, from 0. */
export function walletQrToSend(api: SchoolSettingsApi, place: number): PictureToSend {
  return {
    field: `wallets[${place}].qr`,
    largestBytes: officeUploadRules.walletQr.largestBytes,
    send: (picture) => api.sendWalletQr(picture),
    put: (content, qr) => {
      const { wallets } = content;
      const rows = typeof wallets === 'object' ? wallets : [];
      return { ...content, wallets: rows.map((row, index) => (index === place ? { ...row, qr } : row)) };
    },
  };
}
