/** What a file may be, by its content; its name and its declared type are never believed. */
export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'pdf' | 'docx' | 'xlsx' | 'pptx';

/** What may be sent to one field of a form. */
export interface UploadRule {
  /** Folder of the file store in which it is kept. */
  readonly folder: string;
  readonly formats: readonly UploadFormat[];
  readonly largestBytes: number;
  /** Pixels that the longer side of a picture keeps at most; a larger one is scaled down. */
  readonly longestSide: number;
  /** Cut to a square around the part that draws the eye. */
  readonly square?: boolean;
  /** Kept as PNG, which letters and documents can hold, with its sides in its name: `….-480x120.png`; not given: as WebP. */
  readonly isSized?: true;
  /** What its sides must be; not given: whatever they are. */
  readonly sides?: SidesRule;
  /** What somebody saves it as, without an ending: `guia-de-registro`; not given: a name that nobody can guess. */
  readonly saveAs?: string;
}

/** Of a picture. */
export interface SidesRule {
  /** Pixels of the shorter one at least. */
  readonly least: number;
  /** How many times as long as the shorter one the longer one is at most. */
  readonly mostTimes: number;
}

/** Why a file is not taken. */
export type UploadRefusal =
  | { readonly kind: 'upload-empty' }
  | { readonly kind: 'upload-too-large'; readonly largestBytes: number }
  | { readonly kind: 'upload-format'; readonly formats: readonly UploadFormat[] }
  /** It begins like a picture or document and cannot be read as one. */
  | { readonly kind: 'upload-unreadable' }
  | { readonly kind: 'upload-sides'; readonly sides: SidesRule };

const megabyte = 1024 * 1024;
const pictures = ['jpeg', 'png', 'webp', 'gif'] as const;

/** The rules of the school's forms. Source: SUPPORT-4 (images only); decisions.md, Payment and orders (image or PDF). */
export const uploadRules = {
  /** Attachment of a support request. Private. */
  supportImage: { folder: 'solicitudes', formats: pictures, largestBytes: 5 * megabyte, longestSide: 2400 },
  /** Seen by whoever has its address, which nobody can guess. */
  profilePhoto: { folder: 'perfiles', formats: pictures, largestBytes: 5 * megabyte, longestSide: 480, square: true },
  /** Proof of a deposit. Private; a PDF is kept as it came. */
  paymentVoucher: {
    folder: 'constancias',
    formats: [...pictures, 'pdf'],
    largestBytes: 8 * megabyte,
    longestSide: 2400,
  },
} as const satisfies Readonly<Record<string, UploadRule>>;

/** Names that are not the format's own in capitals. */
const formatNames: Readonly<Partial<Record<UploadFormat, string>>> = { jpeg: 'JPG', webp: 'WebP' };

/** The formats as a person reads them: 'JPG, PNG o PDF'. */
export function formatList(formats: readonly UploadFormat[]): string {
  const names = formats.map((format) => formatNames[format] ?? format.toUpperCase());
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} o ${last}`;
}

/** What a person reads of a refusal. @param name the field, as its label says it: 'La imagen', 'La constancia'. */
export function uploadRefusalText(refusal: UploadRefusal, name: string): string {
  switch (refusal.kind) {
    case 'upload-empty':
      return `${name} está en blanco: el archivo no tiene contenido.`;
    case 'upload-too-large':
      return `${name} pesa demasiado. Elige un archivo de hasta ${Math.floor(refusal.largestBytes / megabyte)} MB.`;
    case 'upload-format':
      return `${name} no tiene un formato admitido. Elige un archivo ${formatList(refusal.formats)}.`;
    case 'upload-unreadable':
      return `${name} no se puede abrir: el archivo está dañado o protegido. Elige otro.`;
    case 'upload-sides':
      return `${name} es muy chica o muy alargada. Elige una de ${refusal.sides.least} píxeles de lado como mínimo, hasta ${refusal.sides.mostTimes} veces más ancha que alta.`;
  }
}
