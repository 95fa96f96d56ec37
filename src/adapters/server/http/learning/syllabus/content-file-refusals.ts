import type { KeepCaptionsRefusal } from '#application/server/learning/syllabus/keep-captions.ts';
import { captionFaultText } from '#domain/learning/syllabus/captions.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

/** How captions that are not taken are answered, and a file that is not there. */
export const contentFileRefusals: RefusalTable<KeepCaptionsRefusal | { readonly kind: 'file-not-found' }> = {
  'captions-too-long': { status: 413, detail: 'Los subtítulos son demasiado largos para un video.', field: 'text' },
  'captions-wrong': {
    status: 422,
    detail: ({ faults }) => faults.map(captionFaultText).join('\n'),
    field: 'text',
    data: ({ faults }) => ({ faults }),
  },
  'file-not-found': { status: 404, detail: 'Este archivo no es de este producto, o ya no está.', field: 'file' },
};
