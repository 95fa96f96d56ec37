import { type UploadRefusal, uploadRefusalText } from '#domain/shared/upload-rule.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

/**
 * The rows of an area's refusal table for a form that takes a file: `...uploadRefusals('foto', 'La foto')`.
 * @param field the form field. @param name the field as a sentence begins with it.
 */
export function uploadRefusals(field: string, name: string): RefusalTable<UploadRefusal> {
  const detail = (refusal: UploadRefusal): string => uploadRefusalText(refusal, name);
  return {
    'upload-empty': { status: 400, detail, field },
    'upload-too-large': { status: 413, detail, field },
    'upload-format': { status: 415, detail, field },
    'upload-unreadable': { status: 422, detail, field },
    'upload-sides': { status: 422, detail, field },
  };
}
