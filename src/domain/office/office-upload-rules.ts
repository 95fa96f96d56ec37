import type { UploadRule } from '#domain/shared/upload-rule.ts';

const megabyte = 1024 * 1024;
const pictures = ['jpeg', 'png', 'webp', 'gif'] as const;

/** What is sent in the office. Apart from `uploadRules`: visitors load those. */
export const officeUploadRules = {
  /** What the school shows of itself: portraits and logos, and pictures of advertisements. Seen by everybody. */
  portrait: { folder: 'retratos', formats: pictures, largestBytes: 5 * megabyte, longestSide: 960 },
  logo: { folder: 'logotipos', formats: pictures, largestBytes: 5 * megabyte, longestSide: 960 },
  /** What stands in place of the school's mark and name, on pages, in letters and in documents. Seen by everybody. */
  schoolLogo: {
    folder: 'logotipos',
    formats: ['png', 'webp', 'jpeg'],
    largestBytes: 2 * megabyte,
    longestSide: 720,
    isSized: true,
    sides: { least: 64, mostTimes: 6 },
  },
  /** The QR code of a wallet that the school is paid by: as PNG, so that its squares stay sharp. Seen by everybody. */
  walletQr: {
    folder: 'cobros',
    formats: ['png', 'webp', 'jpeg'],
    largestBytes: 2 * megabyte,
    longestSide: 1440,
    isSized: true,
    sides: { least: 200, mostTimes: 3 },
  },
  advertisement: { folder: 'anuncios', formats: pictures, largestBytes: 5 * megabyte, longestSide: 2880 },
  /** The cover of a product, in place of the drawn one: large enough for the head of its page. Seen by everybody. */
  cover: { folder: 'portadas', formats: ['jpeg', 'png', 'webp'], largestBytes: 8 * megabyte, longestSide: 1920 },
  /** A picture of an exam's question. Private: it comes with an open attempt, and with its review. */
  questionPicture: { folder: 'preguntas', formats: pictures, largestBytes: 5 * megabyte, longestSide: 1600 },
} as const satisfies Readonly<Record<string, UploadRule>>;
