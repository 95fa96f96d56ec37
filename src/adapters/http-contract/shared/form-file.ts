import * as v from 'valibot';

/** A file of a multipart form, as the server reads it. Name and media type are the sender's word. */
export interface FormFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** What the server reads of a file field is a `FormFile`; what the browser sends is a `Blob`, a `File` best. */
export type SentFile = FormFile | Blob;

/** A file field of a form. @param message what a person reads when there is no file. */
export const formFile = (message: string) => v.custom<SentFile>(isFile, message);

/** What the server finds in the field; null when nothing was sent. */
export const receivedFile = (file: SentFile | undefined): FormFile | null => (isReceived(file) ? file : null);

function isFile(input: unknown): boolean {
  return isReceived(input) || input instanceof Blob;
}

/** A JSON body may claim to be a file; only bytes are. */
function isReceived(input: unknown): input is FormFile {
  return typeof input === 'object' && input !== null && 'content' in input && input.content instanceof Uint8Array;
}
