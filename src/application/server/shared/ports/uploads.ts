import type { UploadRefusal, UploadRule } from '#domain/shared/upload-rule.ts';
import type { Result } from '#domain/shared/result.ts';

/** A file that was taken, as the school keeps it. */
export interface KeptUpload {
  /** Where the file store holds it: the rule's folder and a name nobody can guess. */
  readonly key: string;
  /** 'image/webp', or the document's own. */
  readonly mediaType: string;
  readonly bytes: number;
}

/**
 * The door for every file that a person sends: profile photos, payment vouchers, attachments of support requests. Fields of a
 * form give a `FormFile`; pass its content and a rule of `uploadRules`. A picture is drawn anew as WebP, upright, without
 * what its camera wrote into it; a PDF is checked and kept as it came.
 *
 * A file is kept before the transaction that names it, never inside: remove it when the write refuses.
 */
export abstract class Uploads {
  /** @throws FilesUnavailable when the storage does not take it; nothing is kept then. */
  abstract keep(content: Uint8Array, rule: UploadRule): Promise<Result<KeptUpload, UploadRefusal>>;
  /**
   * Removes a kept file; nothing happens when there is none. What calls for it is done by then, so that a storage that does not
   * answer fails nobody: the log names the file for whoever runs the school.
   */
  abstract remove(key: string): Promise<void>;
}
